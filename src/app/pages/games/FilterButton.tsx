import { useState } from 'react';
import { t } from '../../i18n/texts.ts';
import { loadPart } from '../../lib/lazy-part.ts';
import { filterCount } from '../../lib/list-view.ts';
import { showToast } from '../../stores/toasts.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { sliders } from '../../ui/icon/list.ts';
import type { FilterDrawer } from './GameList.parts/FilterDrawer.tsx';
import type { ListPlace } from './layout.ts';
import { withTappedTexts } from './tapped-texts.ts';

const loadDrawer = withTappedTexts(() => import('./GameList.parts/FilterDrawer.tsx'));

/** Opens the filter; its bytes come with the first tap. It says how much the list is filtered by. */
export function FilterButton(place: ListPlace) {
  const [Drawer, setDrawer] = useState<{ Part: typeof FilterDrawer }>();
  const [open, setOpen] = useState(false);
  const count = filterCount(place.view);

  const show = () => {
    setOpen(true);
    if (Drawer) return;
    loadPart(loadDrawer).then(
      ({ FilterDrawer: Part }) => setDrawer({ Part }),
      (error: unknown) => {
        console.error(error);
        setOpen(false);
        showToast('offline', 'no_internet', 3);
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={count > 0 ? 'list-filter list-filter-on' : 'list-filter'}
        aria-haspopup="dialog"
        aria-busy={open && !Drawer}
        aria-label={count > 0 ? t('filter_open_count', { count }) : t('filter_open')}
        onClick={show}
      >
        <Icon path={sliders} />
        {count > 0 && <span className="list-filter-count">{count}</span>}
      </button>
      {Drawer && <Drawer.Part {...place} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
