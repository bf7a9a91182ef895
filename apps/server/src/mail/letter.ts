import { escapeAttribute, escapeText } from 'entities';
import type { Mail } from './mail-transport.ts';

/** Content of a mail, without its layout. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  closing: readonly string[];
  /** Address that ends mails of this kind. */
  unsubscribeUrl?: string | undefined;
}

/** Renders a letter as text, and as HTML without external resources. */
export function mailOf(
  { to, subject, paragraphs, action, closing: given, unsubscribeUrl }: Letter,
  siteName: string,
): Mail {
  const oneLine = subject.replace(/\s+/g, ' ').trim();
  const closing = unsubscribeUrl ? [...given, `To get no more mails like this: ${unsubscribeUrl}`] : given;
  return {
    to,
    subject: oneLine,
    text: [...paragraphs, `${action.label}:\n${action.url}`, ...closing, `— ${siteName}`].join('\n\n'),
    html: htmlOf({ to, subject: oneLine, paragraphs, action, closing }, siteName),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  };
}

const SANS = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// Mail programs support tables and inline styles, and little else.
const htmlOf = ({ subject, paragraphs, action, closing }: Letter, siteName: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeText(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #121110 !important }
  .sheet { background: #1b1a18 !important }
  .ink { color: #f5f2ec !important }
  .muted, .muted a { color: #aba499 !important }
  .button { background: #f5f2ec !important; color: #16140f !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf8">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:14px"><tr><td style="padding:32px;${SANS};font-size:16px;line-height:1.5;text-align:left">
<p class="ink" style="margin:0 0 24px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:1.2;color:#16140f">${escapeText(siteName)}</p>
${paragraphs.map((text) => `<p class="ink" style="margin:0 0 16px;color:#16140f">${escapeText(text)}</p>`).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeAttribute(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#16140f;color:#ffffff;font-weight:600;text-decoration:none">${escapeText(action.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;color:#665f54">If the button does nothing, open this address:<br><a href="${escapeAttribute(action.url)}" style="color:#665f54;word-break:break-all">${escapeText(action.url)}</a></p>
${closing.map((text) => `<p class="muted" style="margin:0 0 8px;font-size:13px;color:#665f54">${escapeText(text)}</p>`).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
