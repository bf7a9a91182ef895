import { activeFilterCount, Button, type FilterPanelProps, FilterSheet } from '@vitrine/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { filteredTexts } from '../products/filtered.messages.ts';
import * as styles from './PhoneFilters.css.ts';

/** The way to the filters where there is no room for them beside the products. */
export function PhoneFilters(fields: Omit<FilterPanelProps, 'headingLevel'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.only}>
      <Button shape="pill" icon={<SlidersHorizontal size={18} />} onClick={() => setOpen(true)}>
        {filteredTexts.filters(activeFilterCount(fields.value))}
      </Button>
      <FilterSheet {...fields} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
