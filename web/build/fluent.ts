import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { countsOfOne, withoutPluralRules } from '../src/lib/plurals';

/**
 * `FILE.ftl?messages` is the file's messages, read when the page is built: reading them takes an old phone a while.
 * `FILE.ftl?only=ID` is the text of one.
 */
export function fluent(): Plugin {
  return {
    name: 'fluent-messages',
    load(id) {
      const [file, query] = id.split('?');
      const only = /^only=(.*)$/.exec(query ?? '')?.[1];
      if (!file?.endsWith('.ftl') || (query !== 'messages' && only === undefined)) return null;
      this.addWatchFile(file);
      const { body } = new FluentResource(readFileSync(file, 'utf8'));
      if (only !== undefined) {
        const value = body.find((message) => message.id === only)?.value;
        if (typeof value !== 'string') throw new Error(`${file}: ${only} is no plain text`);
        return `export default ${JSON.stringify(value)};`;
      }
      const language = basename(dirname(file));
      const ones = countsOfOne(language);
      const messages = ones ? withoutPluralRules(body, ones) : body;
      // Text within text, since a browser reads JSON much faster than the same as a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}
