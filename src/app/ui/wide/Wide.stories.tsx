import type { Meta, StoryObj } from '../stories/csf.ts';
import { pt } from '../stories/texts.ts';
import { Wide } from './Wide.tsx';

const AMOUNTS = ['R$\u00a01.234.567,89', 'R$\u00a0987.654,32', 'R$\u00a0543.210,98', 'R$\u00a076.543,21'];

/** A row of a table. */
const table = (amounts: readonly string[]) => (
  <table>
    <tbody>
      <tr>
        <th scope="row">{pt.jackpot}</th>
        {amounts.map((amount) => (
          <td key={amount}>{amount}</td>
        ))}
      </tr>
    </tbody>
  </table>
);

const meta = {
  title: 'ui/wide',
  component: Wide,
  args: { children: table(AMOUNTS) },
} satisfies Meta<Parameters<typeof Wide>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wider: Story = {};

export const Fits: Story = { args: { children: table(AMOUNTS.slice(0, 1)) } };
