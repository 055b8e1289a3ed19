import { files } from 'gallery:stories';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { storiesOf } from './catalogue.ts';
import { Index } from './Index.tsx';
import { lookIn, storyIn } from './look.ts';
import { openStory, storyPage } from './story.tsx';

const stories = storiesOf(files);
const [index, root] = ['gallery', 'root'].map((id) => document.getElementById(id));

if (root) {
  const gallery = storyPage(stories, root);
  Object.assign(window, { gallery });
  openStory(gallery);
}
if (index) {
  createRoot(index).render(
    <Index stories={stories} chosen={storyIn(location.search)} look={lookIn(location.search)} />,
  );
}
