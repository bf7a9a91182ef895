import { Button, EmptyState, Faq, SearchBox, useMessages, withParts } from '@vitrine/ui';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { BrandContext } from '../shell/brand/brand-of-visit.ts';
import { supportEmail } from '../shell/brand/support.ts';
import { FILE_TEXT } from '../shell/icons/file-text.ts';
import { MAIL } from '../shell/icons/mail.ts';
import { MESSAGE_CIRCLE } from '../shell/icons/message-circle.ts';
import { SHIELD } from '../shell/icons/shield.ts';
import { BackPage } from '../shell/page/BackPage.tsx';
import { Footer } from '../shell/page/Footer.tsx';
import { LinkRow, QuietRow, RowGroup } from '../shell/page/Rows.tsx';
import { siteLinkMessages } from '../shell/page/site-links.messages.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './HelpPage.css.ts';
import { helpMessages } from './help.messages.ts';
import { useHelpQuestions } from './help-questions.ts';

/** Address parameter with the words of the search. */
const QUERY = 'q';

/** Help: questions with a search, then the ways to reach support. */
export function HelpPage() {
  const texts = useMessages(helpMessages);
  const links = useMessages(siteLinkMessages);
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(QUERY) ?? '';
  const [query, setQuery] = useState(asked);
  const questions = useHelpQuestions();
  const mail = useMailToSupport();
  usePageTitle(texts.title);
  // Another address of this page, such as that of the footer's link, has its own words.
  const { key } = useLocation();
  const isRewritten = useNavigationType() === 'REPLACE';
  const [entry, setEntry] = useState(key);
  if (key !== entry) {
    setEntry(key);
    if (!isRewritten) setQuery(asked);
  }
  useEffect(() => {
    if (query !== asked) setParameters(query === '' ? {} : { [QUERY]: query }, { replace: true });
  }, [query, asked, setParameters]);
  return (
    <BackPage title={texts.title} width="narrow">
      <div className={styles.parts}>
        <SearchBox
          label={texts.search}
          placeholder={texts.search}
          value={query}
          onValueChange={setQuery}
          onSubmit={setQuery}
          maxLength={100}
        />
        <Faq
          categories={questions}
          query={query}
          empty={
            <EmptyState
              title={texts.noAnswer}
              help={texts.noAnswerHelp}
              action={
                mail && (
                  <Button asChild variant="primary">
                    <a href={mail}>{texts.email}</a>
                  </Button>
                )
              }
            />
          }
        />
        <section>
          <RowGroup heading={texts.contact}>
            {mail && (
              <LinkRow
                icon={MAIL}
                text={texts.email}
                detail={withParts(texts.reply, { within: texts.replyWithin })}
                href={mail}
              />
            )}
            <QuietRow icon={MESSAGE_CIRCLE} text={texts.chat} state={texts.comingSoon} />
          </RowGroup>
          <p className={styles.hours}>{texts.hours}</p>
        </section>
        <RowGroup heading={texts.resources}>
          <LinkRow icon={FILE_TEXT} text={links.terms} href="/terms-of-service" />
          <LinkRow icon={SHIELD} text={links.privacy} href="/privacy-policy" />
        </RowGroup>
        <Footer />
      </div>
    </BackPage>
  );
}

/** The address of a mail to support; undefined if the site has none. */
function useMailToSupport(): string | undefined {
  const { name } = useContext(BrandContext);
  const { mailSubject } = useMessages(helpMessages);
  return supportEmail && `mailto:${supportEmail}?subject=${encodeURIComponent(mailSubject(name))}`;
}
