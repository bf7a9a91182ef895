/** What a person at a terminal wants to know once the server answers. */
export function welcome({
  address,
  demoSignIn,
}: {
  address: string;
  demoSignIn: { username: string; password: string } | undefined;
}): string {
  const lines = [
    `Vitrine is open at ${address}`,
    demoSignIn && `Sign in as ${demoSignIn.username} with the password ${demoSignIn.password}`,
    'Stop it with Ctrl+C',
  ];
  return `\n${lines.map((line) => (line ? `  ${line}\n` : '')).join('')}\n`;
}
