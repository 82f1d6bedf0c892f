// Games made in the page: open invitations, those of this browser, and the server's own player.
import { describe, expect, test } from 'vitest';
import { accessible, ADDRESS, visit, withBrowser } from './browser';
import { at, go, noServer, PHONE, sow, told } from './far';

withBrowser();

describe.skipIf(noServer)('where games begin', { timeout: 180_000 }, () => {
  test('an open invitation: whoever finds it sits down; one that was taken back is gone', async () => {
    const ana = await visit();
    await go(ana, '#/friend');
    const form = ana.page.locator('form.card');
    const make = async (): Promise<void> => {
      await form.locator('[name=with]').selectOption('anybody');
      await form.locator('[name=variant]').selectOption('III');
      await form.locator('[name=holes]').selectOption({ label: '4' });
      await form.locator('[name=side]').selectOption('S');
      await form.locator('[name=first]').selectOption('N');
      await form.locator('[name=name]').fill('Ana <b>');
      await form.locator('.main').click();
      await told(ana, 'Nobody has come yet');
    };
    await make();
    const own = ana.page.url().split('#')[1] ?? '';
    const nuria = await visit({ ...PHONE, locale: 'ht' });
    await go(nuria, '#/friend');
    // A name is text, whatever is in it. Other tests may have invitations of their own.
    const entry = nuria.page.locator('li').filter({ hasText: 'Ana <b> Hoyito III · 2 × 4' }).first();
    await entry.waitFor();
    await accessible(nuria.page);
    await entry.locator('button').click();
    await at(nuria, 0);
    await at(ana, 0);
    expect(nuria.page.url().split('#')[1]).toBe(own);
    await sow(nuria, 'b');
    await at(ana, 1);
    // It is nobody's invitation any more, and in both lists of own games.
    await go(nuria, '#/friend');
    await nuria.page.locator(`.way[href="#${own}"]`).filter({ hasText: 'Ana <b>' }).waitFor();
    expect(await nuria.page.locator('li button').filter({ hasText: 'Chita' }).locator('..').filter({ hasText: 'Ana <b>' }).count()).toBe(0);

    await go(ana, '#/friend');
    await ana.page.locator(`.way[href="#${own}"]`).getByText(/^(Your|Their) move$/).waitFor();
    await make();
    const second = ana.page.url().split('#')[1] ?? '';
    await ana.page.getByRole('button', { name: 'Take the invitation back' }).click();
    await told(ana, 'The invitation was taken back.');
    const late = await visit();
    await late.page.goto(`${ADDRESS}#${second}`);
    await told(late, 'The invitation was taken back.');
    await go(ana, '#/friend');
    const gone = ana.page.locator('li').filter({ has: ana.page.locator(`.way[href="#${second}"]`) });
    await gone.getByText('The invitation was taken back.').waitFor();
    await gone.getByRole('button', { name: 'Remove' }).click();
    await gone.waitFor({ state: 'detached' });
    expect([...ana.complaints, ...nuria.complaints, ...late.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close(), late.close()]);
  });

  test('against the server’s player: a move taken back at once, a round to its end, another one', async () => {
    const { page, complaints, close } = await visit({ ...PHONE, locale: 'es' });
    const one = { page, complaints, close };
    await go(one, '#/friend');
    const form = page.locator('form.card');
    await form.locator('[name=with]').selectOption('engine');
    await form.locator('[name=level]').selectOption('1');
    await form.locator('[name=variant]').selectOption('III');
    await form.locator('[name=holes]').selectOption({ label: '3' });
    await form.locator('[name=side]').selectOption('S');
    await form.locator('[name=first]').selectOption('S');
    await form.locator('.main').click();
    await page.locator('.player.north').getByText('Nivel 1').waitFor();
    await sow(one, 'A');
    await page.locator('.cell.playable').first().waitFor();
    await page.getByRole('button', { name: 'Retirar A' }).click();
    await told(one, /^Hay cuatro semillas en cada hueco\./);
    // Any hole that may be sown, until the round is over.
    await page.evaluate(async () => {
      for (let wait = 0; !document.querySelector('.said .wishes .yes'); wait += 1) {
        if (wait > 4000) throw new Error(document.querySelector('.said')?.textContent ?? '');
        document.querySelector<HTMLElement>('.distance[data-busy=false] .cell.playable')?.click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
    await told(one, /gana la ronda|queda empatada/);
    await accessible(page);
    await page.getByRole('button', { name: 'Otra, cambiando de lado' }).click();
    await page.locator('.said a.main').click();
    await page.locator('.player.south').getByText('Nivel 1').waitFor();
    await page.locator('.cell.playable').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
