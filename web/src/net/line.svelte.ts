// The line to the server: a socket that comes back by itself, and actions that are sent again until they are answered.
// Sent twice, they are done once: the server numbers them (docs/protocol.md).
import { PROTOCOL_VERSION, type Action, type ClientMessage, type Done, type ServerMessage } from './protocol';
import { NoAnswer, socketAddress } from './ask';

/** Milliseconds before the first attempt to connect again, and the longest pause between two. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 15_000;
/** How often it is asked whether somebody is there, and how long an answer may take. */
const PING = 25_000;
const PATIENCE = 10_000;

interface Open {
  readonly message: ClientMessage & { type: 'act' };
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

export class Line {
  /** Whether what is done arrives at once. */
  connected = $state(false);
  /** The server's clock minus this device's, in milliseconds. */
  ahead = $state(0);
  #socket: WebSocket | null = null;
  #hear: (message: ServerMessage) => void;
  #watching: ClientMessage & { type: 'watch' };
  #away = false;
  /** What was done and has no answer yet, in its order. */
  #open: readonly Open[] = [];
  #next = 1;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** To one game; from a seat if its secret is given. */
  constructor(game: string, seat: string | null, hear: (message: ServerMessage) => void) {
    this.#watching = seat === null ? { type: 'watch', game } : { type: 'watch', game, seat };
    this.#hear = hear;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** Does something; ends when it is written. Without a line it waits for one. */
  act(action: Action): Promise<Done> {
    const id = `${Date.now().toString(36)}-${this.#next}`;
    this.#next += 1;
    const message = { type: 'act', id, game: this.#watching.game, action } as const;
    return new Promise((resolve, reject) => {
      this.#open = [...this.#open, { message, resolve, reject }];
      this.#send(message);
    });
  }

  /** What was missed is asked for anew. */
  catchUp(): void {
    this.#send(this.#watching);
  }

  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#drop();
    clearTimeout(this.#again);
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', version: PROTOCOL_VERSION });
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#take(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(message: ServerMessage): void {
    clearTimeout(this.#late);
    if ('now' in message) this.ahead = message.now - Date.now();
    switch (message.type) {
      case 'hello':
        this.connected = true;
        this.#pause = FIRST_PAUSE;
        this.#send(this.#watching);
        this.#tellPlace();
        // What has no answer yet may have been lost with the line before.
        for (const { message } of this.#open) this.#send(message);
        this.#pings = setInterval(this.#ping, PING);
        return;
      case 'done':
        return this.#answered(message.id)?.resolve(message.done);
      case 'refused': {
        const open = this.#answered(message.id);
        if (open) return open.reject(new NoAnswer(message.error.code, message.error.message));
        return this.#hear(message);
      }
      case 'pong':
        return;
      default:
        this.#hear(message);
    }
  }

  #answered(id: string | null): Open | undefined {
    const open = this.#open.find(({ message }) => message.id === id);
    this.#open = this.#open.filter((each) => each !== open);
    return open;
  }

  readonly #ping = (): void => {
    this.#send({ type: 'ping', sent: Date.now() });
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#lost(), PATIENCE);
  };
  readonly #wake = (): void => {
    if (this.connected || this.#ended) return;
    clearTimeout(this.#again);
    this.#drop();
    this.#connect();
  };
  readonly #seen = (): void => {
    this.#away = document.visibilityState === 'hidden';
    if (this.connected) this.#tellPlace();
    else if (!this.#away) this.#wake();
  };

  #tellPlace(): void {
    if (this.#watching.seat) this.#send({ type: 'place', game: this.#watching.game, place: this.#away ? 'away' : 'here' });
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.#again = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #drop(): void {
    this.connected = false;
    clearInterval(this.#pings);
    clearTimeout(this.#late);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
