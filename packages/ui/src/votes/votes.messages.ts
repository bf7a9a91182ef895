import { defineMessages } from '../provider/messages.ts';

const noun = (count: number) => (count === 1 ? '1 vote' : `${count} votes`);

export const votesMessages = defineMessages('votes', {
  author: (name: string) => `@${name}`,
  you: 'You',
  unknown: 'Unknown',
  /** Line below the question. */
  voted: (count: number, people: number) => `${count} of ${people} voted`,
  votedOnly: (count: number) => `${count} voted`,
  asked: 'asked',
  vote: 'Vote',
  yourVote: 'Your vote',
  yourVoteShort: 'You',
  /** Count and share in a bar. */
  share: (count: number, percent: string) => `${count} · ${percent}`,
  /** Name of a bar for screen readers. */
  option: (name: string, count: number, percent: string) => `${name}, ${noun(count)}, ${percent}`,
  clearHint: 'Press your choice again to take your vote back.',
  /** Line below a bar, after the names of its voters. */
  votedNames: '{names} voted',
  andMore: (names: string, count: number) => `${names} +${count}`,
  expand: (question: string) => `Show larger: ${question}`,
  openOption: (name: string) => `Open: ${name}`,
  openPage: (name: string) => `Open the page: ${name}`,
  opensNewTab: 'opens in a new tab',
  closedWith: (name: string) => `Closed · ${name} won`,
  closedTie: (names: string) => `Closed · Tie: ${names}`,
  closedEmpty: 'Closed · No votes',
  winner: 'Most votes',
  sending: 'Sending your vote…',
});
