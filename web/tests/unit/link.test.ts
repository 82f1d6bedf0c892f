import { expect, test } from 'vitest';
import { Damaged, pack, unpack } from '../../src/analyse/link';

test('texts come back from links as they went', async () => {
  const plain = 'III/4-4-x-4-0-8-S/FfEc/2';
  expect(await pack(plain)).toBe(plain);
  for (const text of [plain, 'at F\n[Variant "II"]\n\n1. F {¡así! ≈ €} *', 'x'.repeat(100_000)]) {
    const link = await pack(text);
    expect(link).toMatch(/^~?[\w\-/.]+$/);
    expect(await unpack(link)).toBe(text);
    expect(await unpack(encodeURIComponent(link))).toBe(text);
  }
});

test('damaged links are told from others', async () => {
  const link = await pack('[Variant "II"]\n\n1. F {a comment long enough to be cut} *');
  for (const broken of [link.slice(0, -9), `${link}!`, '~', '~AAAA', '%E0%A4%A', link.replace('~', '~__')]) {
    await expect(unpack(broken)).rejects.toBeInstanceOf(Damaged);
  }
});

test('a small link that unpacks to more than a study ever is', async () => {
  const bomb = await pack('1. '.repeat(1 << 20));
  expect(bomb.length).toBeLessThan(20_000);
  await expect(unpack(bomb)).rejects.toBeInstanceOf(Damaged);
});
