import { Button, useMessages, withParts } from '@vitrine/ui';
import { companionApp } from '../shell/companion-app/companion-app.ts';
import { usePageOrigin } from '../shell/links/page-origin.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { Footer } from '../shell/page/Footer.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import * as styles from './DownloadPage.css.ts';
import { downloadMessages } from './download.messages.ts';
import discoverScreen from './pictures/discover.webp';
import roomScreen from './pictures/room.webp';
import { QrCode } from './QrCode.tsx';

/** Size of the pictures of screens in px. */
const SCREEN = { width: 585, height: 1266 };

/** The app for iOS: its store page, if there is one yet, and a code that leads a phone to it or here. */
export function DownloadPage() {
  const texts = useMessages(downloadMessages);
  const here = `${usePageOrigin()}/download`;
  const { storeUrl } = companionApp;
  usePageTitle(useMessages(shellMessages).download);
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 className={styles.promise}>
            {withParts(texts.promise, { word: <em className={styles.word}>{texts.promisedWord}</em> })}
          </h1>
          <p className={styles.help}>{texts.help}</p>
          <div className={styles.ways}>
            <div className={styles.code}>
              <QrCode value={storeUrl ?? here} label={texts.code} />
            </div>
            <div className={styles.way}>
              <p className={styles.scan}>
                {texts.scan}
                <span className={styles.scanHelp}>{texts.scanHelp}</span>
              </p>
              {storeUrl ? (
                <Button asChild variant="primary" className={styles.store}>
                  <a href={storeUrl}>{texts.appStore}</a>
                </Button>
              ) : (
                <>
                  <p className={styles.toCome}>{texts.toCome}</p>
                  <Button asChild variant="primary" className={styles.store}>
                    <RouterLink href="/">{texts.toSite}</RouterLink>
                  </Button>
                </>
              )}
              <p className={styles.android}>
                {withParts(texts.android, { soon: <span>{texts.comingSoon}</span> })}
              </p>
            </div>
          </div>
        </div>
        <div aria-hidden className={styles.phones}>
          <div className={styles.phone}>
            <img src={discoverScreen} alt="" {...SCREEN} className={styles.screen} loading="lazy" />
          </div>
          <div className={styles.phone}>
            <img src={roomScreen} alt="" {...SCREEN} className={styles.screen} />
          </div>
        </div>
      </div>
      <Footer />
    </div>
  );
}
