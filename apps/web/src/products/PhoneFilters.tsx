import { activeFilterCount, Button, type FilterPanelProps, FilterSheet, useMessages } from '@vitrine/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { filteredMessages } from './filtered.messages.ts';
import * as styles from './PhoneFilters.css.ts';

/** The way to the filters where there is no room for them beside the products. */
export function PhoneFilters(fields: Omit<FilterPanelProps, 'headingLevel'>) {
  const [isOpen, setOpen] = useState(false);
  const texts = useMessages(filteredMessages);
  return (
    <div className={styles.only}>
      <Button shape="pill" icon={<SlidersHorizontal size={18} />} onClick={() => setOpen(true)}>
        {texts.filters(activeFilterCount(fields.value))}
      </Button>
      <FilterSheet {...fields} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
