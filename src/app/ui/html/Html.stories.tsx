import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, ignore, LONG_TEXT, ONE_WORD } from '../stories/samples.ts';
import { pt } from '../stories/texts.ts';
import { Html, HtmlOutline, type HtmlProps } from './Html.tsx';

const article = `<h2>${pt.title_activity}</h2><p>${pt.maintenance_text}</p><ul><li>${pt.deposit}</li><li>${pt.withdraw}</li></ul><p><a href="/m/help">${pt.title_help}</a></p>`;
const cells = ['VIP 1', '0,5 %', 'R$ 1.000,00'];
const table = `<table><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
const wide = `<table><tr>${ONE_WORD.split('')
  .map((letter) => `<td>${letter.repeat(4)}</td>`)
  .join('')}</tr></table>`;

const meta = {
  title: 'ui/html',
  component: Html,
  args: { html: article, onPath: ignore, isOpen: () => true },
} satisfies Meta<HtmlProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {};

export const Table: Story = { args: { html: table } };

export const WithPicture: Story = {
  args: { html: `${article}<img src="${BANNER.replace(/"/g, '&quot;')}" alt="${pt.promos}" width="360" height="150">` },
};

export const Hostile: Story = {
  args: { html: `<script>alert(1)</script><p onclick="alert(1)" style="position:fixed">${pt.maintenance_text}</p>` },
};

export const Empty: Story = { args: { html: '' } };

export const Outline: Story = { render: ({ html }) => <HtmlOutline html={html} /> };

export const LongText: Story = { args: { html: `<p>${LONG_TEXT}</p><p>${ONE_WORD.repeat(3)}</p>` } };

export const WideTable: Story = { args: { html: wide } };
