import { Picture } from '../picture/Picture.tsx';
import type { Meta, StoryObj } from '../stories/csf.ts';
import { BANNER, LONG_TEXT, MISSING, ONE_WORD, WIDE_EMOJI } from '../stories/samples.ts';
import { en, pt } from '../stories/texts.ts';
import { Article, ArticleBones } from './Article.tsx';

const meta = {
  title: 'ui/article',
  component: Article,
  args: { title: pt.maintenance_title, when: '22/11/2026', children: <p>{pt.maintenance_text}</p> },
} satisfies Meta<Parameters<typeof Article>[0]>;
export default meta;

type Story = StoryObj<typeof meta>;

const picture = (src: string) => <Picture src={src} name={pt.title_activity} width={336} height={140} eager />;

export const Text: Story = {};

export const WithPicture: Story = { args: { title: en.title_activity, picture: picture(BANNER) } };

export const PictureMissing: Story = { args: { title: en.title_activity, picture: picture(MISSING) } };

export const Loading: Story = { render: () => <ArticleBones /> };

export const LoadingWithPicture: Story = { render: () => <ArticleBones picture={{ width: 360, height: 150 }} /> };

export const LongText: Story = { args: { title: LONG_TEXT, children: <p>{ONE_WORD.repeat(3)}</p> } };

export const Emoji: Story = { args: { title: WIDE_EMOJI }, parameters: { picture: false } };
