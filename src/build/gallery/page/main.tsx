import { files, loadDictionaries } from 'gallery:stories';
import './gallery.css';
import { createRoot } from 'react-dom/client';
import { storiesOf } from './catalogue.ts';
import { Index } from './Index.tsx';
import { lookIn, storyIn } from './look.ts';
import { openStory, storyPage } from './story.tsx';

const stories = storiesOf(files);
const [index, root] = ['gallery', 'root'].map((id) => document.getElementById(id));

async function showStories(box: HTMLElement): Promise<void> {
  await loadDictionaries();
  const gallery = storyPage(stories, box);
  Object.assign(window, { gallery });
  openStory(gallery);
}

if (root) void showStories(root);
if (index) {
  createRoot(index).render(
    <Index stories={stories} chosen={storyIn(location.search)} look={lookIn(location.search)} />,
  );
}
