export function welcome({
  address,
  demoSignIn,
  outbox,
}: {
  address: string;
  demoSignIn: { username: string; password: string } | undefined;
  /** Address of the page of kept mails. */
  outbox: string | undefined;
}): string {
  const lines = [
    `Vitrine is open at ${address}`,
    demoSignIn && `Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}`,
    outbox && `Mails are not sent, but lie at ${outbox}`,
    'Stop it with Ctrl+C',
  ];
  return `\n${lines.map((line) => (line ? `  ${line}\n` : '')).join('')}\n`;
}
