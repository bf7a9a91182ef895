import { PREVIEW_INITIALIZED, STORY_INDEX_INVALIDATED } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';

// Storybook searches its sidebar by titles, and by the anchors of documentation pages. Each component's page
// gets the words of its guide as an anchor.

type Index = NonNullable<ReturnType<API['getIndex']>>;

const PATIENCE_MS = 100;

addons.register('vitrine/guide-words', (api) => {
  let given: Index | undefined;

  /** Adds the words once Storybook has loaded an index other than the one given to it. */
  async function addWords() {
    const words: Record<string, string> = await (await fetch('guide-words.json')).json();
    let index = api.getIndex();
    while (!index || index === given) {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      index = api.getIndex();
    }
    given = withWords(index, words);
    await api.setIndex(given);
  }

  api.once(PREVIEW_INITIALIZED, () => void addWords());
  api.on(STORY_INDEX_INVALIDATED, () => void addWords());
});

const withWords = (index: Index, words: Record<string, string>): Index => ({
  ...index,
  entries: Object.fromEntries(
    Object.entries(index.entries).map(([id, entry]) => {
      const title = words[id];
      return [id, title && entry.type === 'docs' ? { ...entry, anchors: [{ id: '', title }] } : entry];
    }),
  ),
});
