import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../support/browser.ts';
import { openStories, show, storiesOf, type GalleryWindow } from './phone.ts';
import { serveGallery } from './server.ts';
const t0 = Date.now();
const server = await serveGallery();
console.log('built', Date.now() - t0, server.url);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--disable-gpu', '--no-sandbox'] });
const page = await openStories(browser, server.url);
page.on('console', (m) => console.log('console', m.type(), m.text().slice(0, 200)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
const stories = await storiesOf(page);
console.log(stories.length, 'stories', Date.now() - t0);
const mode = process.argv[2];
if (mode === 'over') {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const dir of ['ltr', 'rtl'] as const) {
      const t = Date.now();
      for (const { id } of stories) {
        const found = await page.evaluate(async ([id, dir, width]) => {
          const { gallery } = window as unknown as GalleryWindow;
          await gallery.show(id, { theme: 'dark', dir, text: '100' });
          const out: string[] = [];
          for (const text of ['100', '200'] as const) {
            gallery.wear({ theme: 'dark', dir, text });
            const w = document.documentElement.scrollWidth;
            if (w > width) {
              const bad = [...document.querySelectorAll('#root *')].filter((e) => { const r = e.getBoundingClientRect(); return r.right > width + 0.5 || r.left < -0.5; });
              out.push(`${id} ${dir} ${text}% ${width}: ${w} ${bad.slice(0, 3).map((e) => e.className || e.tagName).join(' / ')}`);
            }
          }
          return out;
        }, [id, dir, width] as const);
        for (const line of found) console.log(line);
      }
      console.log('pass', width, dir, Date.now() - t);
    }
  }
} else if (mode === 'shots') {
  const filter = new RegExp(process.argv[3] ?? '.');
  const text = (process.argv[4] ?? '100') as '100';
  const dir = (process.argv[5] ?? 'ltr') as 'ltr';
  const width = Number(process.argv[6] ?? 320);
  await page.setViewportSize({ width, height: 640 });
  const titles = [...new Set(stories.map((s) => s.title))].filter((t) => filter.test(t));
  mkdirSync('/tmp/w/gallery-shots', { recursive: true });
  const t = Date.now();
  let count = 0;
  for (const title of titles) {
    const cells: { png: Buffer; w: number; h: number; label: string }[] = [];
    for (const story of stories.filter((s) => s.title === title)) {
      await show(page, story.id, { theme: 'dark', dir, text });
      const full = story.parameters.layout === 'fullscreen' && !/bar/.test(title);
      const h = full ? 640 : Math.min(900, await page.evaluate(() => Math.ceil(document.getElementById('root')!.getBoundingClientRect().height)) || 1);
      for (const theme of ['dark', 'light'] as const) {
        await page.evaluate(([theme, dir, text]) => (window as unknown as GalleryWindow).gallery.wear({ theme, dir, text }), [theme, dir, text] as const);
        const png = await page.screenshot({ clip: { x: 0, y: 0, width, height: h } });
        count++;
        cells.push({ png, w: width, h, label: story.id });
      }
    }
    // pack: rows of 4
    const cols = 6;
    const heights: number[] = [];
    const comp: sharp.OverlayOptions[] = [];
    let y = 0;
    for (let i = 0; i < cells.length; i += cols) {
      const row = cells.slice(i, i + cols);
      for (const [k, c] of row.entries()) {
        comp.push({ input: Buffer.from(`<svg width="${width}" height="14"><text y="11" font-size="11" fill="#f0f">${c.label}</text></svg>`), left: k * (width + 8), top: y });
        comp.push({ input: c.png, left: k * (width + 8), top: y + 14 });
      }
      y += Math.max(...row.map((c) => c.h)) + 24;
      heights.push(y);
    }
    await sharp({ create: { width: cols * (width + 8), height: y, channels: 3, background: '#777' } }).composite(comp).webp({ quality: 80 }).png().toFile(`/tmp/w/gallery-shots/${title.replace(/\//g, '-')}-${text}-${dir}.png`);
  }
  console.log('shots', count, Date.now() - t);
}
await browser.close();
await server.close();
