// Two people far apart, each with a browser of their own, at one game of the program's server.
import { describe, expect, test } from 'vitest';
import { accessible, ADDRESS, visit, withBrowser } from './browser';
import { at, go, noServer, together, words } from './far';

withBrowser();

describe.skipIf(noServer)('two browsers at one game', { timeout: 180_000 }, () => {
  test('they sit down by a link, play, take back, greet, go and come again; a third watches', async () => {
    const [ana, nuria, link] = await together({ clock: '3' });
    expect(await ana.page.locator('.player.north .who').innerText()).toContain('Núria');
    await ana.page.locator('[data-hole=C]').click();
    await Promise.all([at(ana, 1), at(nuria, 1)]);
    expect(await words(nuria)).toBe('Sur sembró C: 5 vueltas, ninguna casa. Le toca a Norte.');
    expect(await nuria.page.locator('.player.south .clock').innerText()).toMatch(/^[45]:\d\d$/);
    // Only who is to move can.
    await ana.page.locator('[data-hole=D]').dispatchEvent('click');
    expect(await words(ana)).toBe('The other player is to move.');
    await nuria.page.locator('[data-hole=c]').click();
    await Promise.all([at(ana, 2), at(nuria, 2)]);
    expect(await words(ana)).toMatch(/^North sowed c: /);
    await accessible(ana.page);
    await accessible(nuria.page);
    // A named wish to take back, granted.
    await nuria.page.getByRole('button', { name: 'Retirar c' }).click();
    await ana.page.getByText('May c be taken back?').waitFor();
    await ana.page.getByRole('button', { name: 'Yes' }).click();
    await Promise.all([at(ana, 3), at(nuria, 3)]);
    expect(await words(nuria)).toBe('Sur sembró C: 5 vueltas, ninguna casa. Le toca a Norte.');
    // A reload loses nothing; a line that is cut comes back, and what was chosen meanwhile is sent once.
    await nuria.page.reload();
    await at(nuria, 3);
    await nuria.page.context().setOffline(true);
    await nuria.page.evaluate(() => dispatchEvent(new Event('offline')));
    await nuria.page.context().setOffline(false);
    await nuria.page.locator('[data-hole=f]').click();
    await Promise.all([at(ana, 4), at(nuria, 4)]);
    await ana.page.getByRole('button', { name: 'Greet' }).click();
    await ana.page.getByRole('button', { name: 'Well played!' }).click();
    await nuria.page.getByText('Ana: ¡Bien jugado!').waitFor();
    // Who has the link for watching sees it and can't move.
    const third = await visit({ hash: '' });
    await third.page.goto(link.replace(/\/join\/.*/, ''));
    await at(third, 4);
    expect(await words(third)).toMatch(/^North sowed f: /);
    expect(await third.page.locator('.cell.playable').count()).toBe(0);
    await ana.page.getByText('One person watches.').waitFor();
    expect([...ana.complaints, ...third.complaints]).toEqual([]);
    await Promise.all([ana.close(), nuria.close(), third.close()]);
  });

  test('a round given up, and another one with sides changed', async () => {
    const [ana, nuria] = await together();
    await ana.page.getByRole('button', { name: 'Give up' }).click();
    await ana.page.getByText('Give up this round?').waitFor();
    await ana.page.getByRole('button', { name: 'Give up' }).click();
    await nuria.page.locator('.said .words').filter({ hasText: 'Norte gana la ronda, 48 a 0.' }).waitFor();
    // The game on the analysis board, and back.
    await ana.page.getByRole('button', { name: 'Analyse' }).click();
    await ana.page.locator('.study').waitFor();
    await ana.page.goBack();
    await at(ana, 1);
    await nuria.page.getByRole('button', { name: 'Otra, cambiando de lado' }).click();
    await ana.page.getByRole('button', { name: 'Again, sides changed' }).click();
    for (const one of [ana, nuria]) await one.page.locator('.said a.main').click();
    await Promise.all([at(ana, 0), at(nuria, 0)]);
    expect(await ana.page.locator('.player.north .who').innerText()).toContain('Ana');
    await go(ana, '#/friend');
    await ana.page.getByText('You lost').waitFor();
    await accessible(ana.page);
    expect(await ana.page.locator('.lists .way').count()).toBe(2);
    await Promise.all([ana.close(), nuria.close()]);
  });

  test('the seat is taken up on another device, and a link that was used says so', async () => {
    const [ana, nuria, link] = await together();
    await ana.page.locator('details summary', { hasText: 'My seat on another device' }).click();
    const seat = await ana.page.locator('details .link input').inputValue();
    const other = await visit();
    await other.page.goto(seat);
    await other.page.locator('.cell.playable').first().waitFor();
    expect(other.page.url()).not.toContain('/seat/');
    await other.page.locator('[data-hole=A]').click();
    await Promise.all([at(ana, 1), at(nuria, 1), at(other, 1)]);
    // Núria’s seat as well: it is North’s there too, and so her list says who is to move.
    await nuria.page.locator('details summary', { hasText: 'Mi sitio en otro aparato' }).click();
    const tablet = await visit({ locale: 'ca' });
    await tablet.page.goto(await nuria.page.locator('details .link input').inputValue());
    await at(tablet, 1);
    await go(tablet, '#/friend');
    await tablet.page.locator('.lists .way').getByText('Et toca').waitFor();
    await go(other, '#/friend');
    await other.page.locator('.lists .way').getByText('Their move').waitFor();
    const late = await visit();
    await late.page.goto(link);
    await late.page.locator('form .main').click();
    await late.page.getByText('Somebody was quicker.').waitFor();
    await Promise.all([ana.close(), nuria.close(), other.close(), tablet.close(), late.close()]);
  });
});

test('on a host without a game server it is said, and what this browser has is shown', async () => {
  const { page, close } = await visit();
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' }));
  await page.goto(`${ADDRESS}#/friend`);
  await page.getByText('without a game server').waitFor();
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await accessible(page);
  await close();
});
