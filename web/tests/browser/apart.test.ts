// What happens to people far apart: a line that is gone for a while, two tabs at one seat, time that runs out, offers.
import { describe, expect, test } from 'vitest';
import { accessible, ADDRESS, withBrowser, type Visit } from './browser';
import { at, Cable, kept, noServer, PHONE, seated, sit, sow, told, words } from './far';

withBrowser();

const close = (...all: readonly Visit[]): Promise<unknown> => Promise.all(all.map((each) => each.close()));

describe.skipIf(noServer)('a line that is cut', { timeout: 180_000 }, () => {
  test('for longer than it is tried again: what was chosen meanwhile is sent, once, and what was missed comes', async () => {
    const cable = await Cable.to(ADDRESS);
    const { game, south, north } = await seated({ variant: 'I', holes: 6 });
    const ana = await sit(south, { address: cable.address, ...PHONE });
    const nuria = await sit(north, { locale: 'ca' });
    await sow(ana, 'C');
    await at(nuria, 1);
    await sow(nuria, 'c');
    await at(ana, 2);

    cable.cut();
    await told(ana, 'There is no line to the server.');
    // The other is told, and can wait.
    await told(nuria, 'Sud no hi és ara.');
    await expect.poll(() => cable.refused, { timeout: 20_000 }).toBeGreaterThan(2);
    await ana.page.locator('.cell.playable').first().click();
    await told(ana, 'is sent once there is one.');
    const [, hole] = /Your sowing of (\w) is/.exec(await words(ana)) ?? [];
    await accessible(ana.page);
    expect((await kept(game)).history).toBe('Cc');
    cable.mend();
    await Promise.all([at(ana, 3), at(nuria, 3)]);
    expect((await kept(game)).history).toBe(`Cc${hole}`);
    expect(await words(nuria)).not.toContain('no hi és');

    // Cut while the other is to move: their move is there when the line is.
    cable.cut();
    await told(ana, 'There is no line to the server.');
    await nuria.page.locator('.cell.playable').first().click();
    await at(nuria, 4);
    cable.mend();
    await at(ana, 4);
    expect(await words(ana)).toMatch(/^North sowed /);

    // The worst moment: the move arrived, and the word that it did was lost.
    cable.deaf = true;
    await ana.page.locator('.cell.playable').first().click();
    await at(nuria, 5);
    expect(await ana.page.locator('.distance').getAttribute('data-at')).toBe('4');
    cable.cut();
    await told(ana, 'There is no line.');
    cable.mend();
    await at(ana, 5);
    expect((await kept(game)).history).toHaveLength(5);
    // It was sent again and done once; neither side has anything to complain of.
    await nuria.page.locator('.cell.playable').first().click();
    await Promise.all([at(ana, 6), at(nuria, 6)]);
    expect(nuria.complaints).toEqual([]);
    expect(ana.complaints.filter((each) => !each.includes('WebSocket connection'))).toEqual([]);
    cable.close();
    await close(ana, nuria);
  });
});

describe.skipIf(noServer)('at one game', { timeout: 180_000 }, () => {
  test('two tabs of one seat show the same, and what both choose at once is played once', async () => {
    const { game, south, north } = await seated({ variant: 'I', holes: 6 });
    const ana = await sit(south);
    const nuria = await sit(north, { ...PHONE, locale: 'es' });
    const page = await ana.page.context().newPage();
    const tab: Visit = { ...ana, page };
    await page.goto(`${ADDRESS}#/game/${game}`);
    await sow(tab, 'B');
    await Promise.all([at(ana, 1), at(tab, 1), at(nuria, 1)]);
    await nuria.page.locator('.cell.playable').first().click();
    await Promise.all([at(ana, 2), at(tab, 2)]);
    const holes = await page.locator('.cell.playable').evaluateAll((all) => all.map((each) => each.getAttribute('data-hole') ?? ''));
    const both = [ana, tab].map(({ page }, at) =>
      page.evaluate((hole) => document.querySelector<HTMLElement>(`[data-hole="${hole}"]`)?.click(), holes[at]),
    );
    await Promise.all(both);
    await Promise.all([at(ana, 3), at(tab, 3), at(nuria, 3)]);
    const { history } = await kept(game);
    expect(history).toHaveLength(3);
    expect(holes.slice(0, 2)).toContain(history[2]);
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await close(ana, nuria);
  });

  test('seeds shared: offered, declined, offered again and agreed; the six greetings in the other’s language', async () => {
    const { south, north } = await seated({ variant: 'III', holes: 4, first: 'S' });
    const ana = await sit(south);
    const nuria = await sit(north, { ...PHONE, locale: 'fr' });
    await ana.page.getByRole('button', { name: 'Agree to share' }).click();
    await ana.page.getByText('You have offered to share').waitFor();
    await nuria.page.getByText('Partager les graines restantes').waitFor();
    await accessible(nuria.page);
    await nuria.page.getByRole('button', { name: 'Non', exact: true }).click();
    await ana.page.getByText('You have offered to share').waitFor({ state: 'detached' });
    await sow(ana, 'A');
    await at(nuria, 1);
    const texts = [
      ['Hello!', 'Bonjour\u00a0!'],
      ['Good luck!', 'Bonne chance\u00a0!'],
      ['Well played!', 'Bien joué\u00a0!'],
      ['Wow!', 'Oh là là\u00a0!'],
      ['Thanks!', 'Merci\u00a0!'],
      ['See you!', 'À bientôt\u00a0!'],
    ] as const;
    for (const [sent, heard] of texts) {
      await ana.page.getByRole('button', { name: 'Greet' }).click();
      await ana.page.getByRole('button', { name: sent, exact: true }).click();
      await nuria.page.locator('.greeting').filter({ hasText: `Sud\u00a0: ${heard}` }).waitFor();
    }
    await nuria.page.getByRole('button', { name: 'Partager', exact: true }).click();
    await ana.page.getByText('Share the seeds left?').waitFor();
    await ana.page.getByRole('button', { name: 'Yes' }).click();
    await told(ana, 'Agreed: the 32 seeds left are shared, 16 each. 16 to 16: the round is a tie.');
    await told(nuria, '16 à 16');
    // Another game, sides changed, wanted by both at once or one after the other.
    await ana.page.getByRole('button', { name: 'Again, sides changed' }).click();
    await nuria.page.getByText('Une autre partie').waitFor();
    await nuria.page.getByRole('button', { name: 'Encore, côtés changés' }).click();
    for (const one of [ana, nuria]) await one.page.locator('.said a.main').click();
    await Promise.all([at(ana, 0), at(nuria, 0)]);
    // South begins again, which is Núria now.
    await sow(nuria, 'D');
    await Promise.all([at(ana, 1), at(nuria, 1)]);
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await close(ana, nuria);
  });

  test('clocks: the increment comes with the turn’s end, a wish to take back is declined, the flag falls for both', async () => {
    const { south, north } = await seated({ variant: 'I', holes: 2, clock: { kind: 'timed', start: 10, increment: 7 } });
    const ana = await sit(south);
    const nuria = await sit(north, { ...PHONE, locale: 'es' });
    const clock = ({ page }: Visit, side: string): Promise<string> => page.locator(`.player.${side} .clock`).innerText();
    expect(await clock(ana, 'north')).toBe('0:10');
    // Before the first move nobody's time runs for a while.
    await sow(ana, 'B');
    await Promise.all([at(ana, 1), at(nuria, 1)]);
    expect(await clock(ana, 'south')).toBe('0:17');
    expect(await clock(nuria, 'south')).toBe('0:17');
    await ana.page.getByRole('button', { name: 'Take back B' }).click();
    await nuria.page.getByText('¿Se puede retirar B?').waitFor();
    await nuria.page.getByRole('button', { name: 'No', exact: true }).click();
    await ana.page.getByText('You have asked').waitFor({ state: 'detached' });
    await told(nuria, 'Se acabó el tiempo. Gana Sur');
    await told(ana, 'The time was up. South wins');
    expect(await clock(nuria, 'north')).toBe('0:00');
    expect(await ana.page.locator('.cell.playable').count()).toBe(0);
    await accessible(nuria.page);
    expect([...ana.complaints, ...nuria.complaints]).toEqual([]);
    await close(ana, nuria);
  });
});
