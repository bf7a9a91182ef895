import { useMessages } from '@vitrine/ui';
import { useContext } from 'react';
import { BrandContext } from '../shell/brand/brand-of-visit.ts';
import { brand as ours } from '../shell/brand/shop.ts';
import { CIRCLE_QUESTION_MARK } from '../shell/icons/circle-question-mark.ts';
import { FILE_TEXT } from '../shell/icons/file-text.ts';
import { HASH } from '../shell/icons/hash.ts';
import { INFO } from '../shell/icons/info.ts';
import { SHIELD } from '../shell/icons/shield.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { Footer } from '../shell/page/Footer.tsx';
import { LinkRow, QuietRow, RowGroup } from '../shell/page/Rows.tsx';
import { siteLinkMessages } from '../shell/page/site-links.messages.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './AboutPage.css.ts';
import { aboutMessages } from './about.messages.ts';
import { APP_VERSION, COMMIT } from './version.ts';

/** The name of the site, and the version of the product. */
export function AboutPage() {
  const texts = useMessages(aboutMessages);
  const links = useMessages(siteLinkMessages);
  const { name } = useContext(BrandContext);
  usePageTitle(links.about);
  return (
    <BackPage title={links.about} width="narrow">
      <div className={styles.parts}>
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.description}>{ours.description}</p>
        </div>
        <RowGroup>
          <QuietRow icon={INFO} text={texts.version} state={APP_VERSION} />
          {COMMIT && <QuietRow icon={HASH} text={texts.build} state={COMMIT} />}
        </RowGroup>
        <RowGroup>
          <LinkRow icon={CIRCLE_QUESTION_MARK} text={links.help} href="/help-support" />
          <LinkRow icon={FILE_TEXT} text={links.terms} href="/terms-of-service" />
          <LinkRow icon={SHIELD} text={links.privacy} href="/privacy-policy" />
        </RowGroup>
        <Footer />
      </div>
    </BackPage>
  );
}
