import { DAY, HOUR, MINUTE } from '../src/kernel/clock.ts';
import { type DemoProduct, demoCatalogue } from './catalogue.ts';
import { fingerprintOf } from './fingerprint.ts';

export interface DemoMessage {
  id: string;
  kind: 'text' | 'link' | 'vote' | 'joined' | 'closed_vote';
  username: string;
  content: string;
  /** Milliseconds before the demo is planted. */
  age: number;
  product?: DemoProduct;
  /** Id of the message that it answers. */
  replyTo?: string;
  vote?: DemoVote;
}

export interface DemoVote {
  id: string;
  question: string;
  /** Milliseconds before the demo is planted; undefined while it is open. */
  closedAge: number | undefined;
  options: readonly { id: string; product: DemoProduct; voters: readonly string[] }[];
}

export interface DemoRoom {
  id: string;
  name: string;
  description: string | null;
  isPrivate: boolean;
  /** Usernames; the first created the room. */
  people: readonly string[];
  /** In their order. */
  messages: readonly DemoMessage[];
  /** Number of messages at the end that the first demo person has not read. */
  unread: number;
}

type Line =
  | { by: string; at: number; says: string; answers?: string; name?: string; shows?: string }
  | {
      by: string;
      at: number;
      asks: string;
      options: readonly (readonly [product: string, ...voters: string[]])[];
      closed?: { at: number; says: string };
    };

interface Story extends Pick<DemoRoom, 'name' | 'description' | 'isPrivate' | 'people' | 'unread'> {
  lines: readonly Line[];
}

const STORIES: readonly Story[] = [
  {
    name: 'A coat for Berlin',
    description: 'Four days in December, one suitcase.',
    isPrivate: false,
    people: ['mina.k', 'jun', 'ines.delgado', 'samir.h'],
    unread: 3,
    lines: [
      {
        by: 'mina.k',
        at: 26 * HOUR,
        says: 'Berlin is booked! Now I need one coat that survives all four days.',
      },
      { by: 'jun', at: 26 * HOUR - 4 * MINUTE, says: 'Warm or pretty? You never pick both.' },
      { by: 'mina.k', at: 26 * HOUR - 6 * MINUTE, says: 'Both. This one follows me everywhere:' },
      { by: 'mina.k', at: 26 * HOUR - 7 * MINUTE, says: '', shows: 'Wool Overcoat, Camel', name: 'camel' },
      {
        by: 'ines.delgado',
        at: 25 * HOUR,
        says: 'Camel with your black boots, yes. Does it have real pockets?',
        answers: 'camel',
      },
      { by: 'samir.h', at: 22 * HOUR, says: 'Navy hides the U-Bahn better. Look:' },
      { by: 'samir.h', at: 22 * HOUR - MINUTE, says: '', shows: 'Notch-Lapel Car Coat' },
      { by: 'mina.k', at: 3 * HOUR, says: 'OK, I can’t decide alone. Help me out?' },
      {
        by: 'mina.k',
        at: 3 * HOUR - 2 * MINUTE,
        asks: 'Which coat comes to Berlin?',
        options: [
          ['Wool Overcoat, Camel', 'ines.delgado', 'jun'],
          ['Notch-Lapel Car Coat', 'samir.h'],
          ['Boiled Wool Coat, Pewter'],
        ],
      },
      { by: 'ines.delgado', at: 90 * MINUTE, says: 'Camel. I said what I said.' },
      { by: 'samir.h', at: 40 * MINUTE, says: 'You will thank me when somebody spills currywurst on you.' },
      { by: 'jun', at: 12 * MINUTE, says: 'He has a point. Still camel 🐪' },
    ],
  },
  {
    name: 'Wedding in Split',
    description: null,
    isPrivate: true,
    people: ['mina.k', 'ana.r', 'zofia99'],
    unread: 0,
    lines: [
      { by: 'ana.r', at: 6 * DAY, says: 'Beach at five, dinner at eight, dancing until they throw us out.' },
      { by: 'zofia99', at: 6 * DAY - 9 * MINUTE, says: 'So, nothing that minds sand. Floor length is out.' },
      {
        by: 'mina.k',
        at: 6 * DAY - HOUR,
        asks: 'Which dress for the beach?',
        options: [
          ['Cotton Poplin Tea Dress, Pink', 'ana.r', 'zofia99'],
          ['Fleurette Sundress, Bone', 'mina.k'],
        ],
        closed: { at: 4 * DAY, says: 'Cotton Poplin Tea Dress, Pink won with 2 votes' },
      },
      {
        by: 'ana.r',
        at: 6 * DAY - 2 * HOUR,
        says: 'Bone is too close to white, the bride would notice.',
        name: 'bone',
      },
      {
        by: 'mina.k',
        at: 6 * DAY - 3 * HOUR,
        says: 'True. Pink it is, if you both insist.',
        answers: 'bone',
      },
      { by: 'zofia99', at: 4 * DAY - HOUR, says: 'And a hat, it’s July:' },
      { by: 'zofia99', at: 4 * DAY - HOUR - MINUTE, says: '', shows: 'Raffia Sun Hat, Caramel' },
      { by: 'mina.k', at: 4 * DAY - 2 * HOUR, says: 'Ordered. See you at the ferry!' },
    ],
  },
  {
    name: 'Trainers only',
    description: 'No heels past this door.',
    isPrivate: false,
    people: ['kofi_m', 'jun', 'mina.k', 'bao'],
    unread: 1,
    lines: [
      { by: 'kofi_m', at: 9 * DAY, says: 'Found something for the summer:' },
      { by: 'kofi_m', at: 9 * DAY - MINUTE, says: '', shows: 'Recycled Mesh Trainer, White', name: 'mesh' },
      { by: 'bao', at: 9 * DAY - HOUR, says: 'White mesh, in this city? Brave.', answers: 'mesh' },
      { by: 'mina.k', at: 8 * DAY, says: 'I have them in pink. They wash well, honestly.' },
      { by: 'jun', at: 7 * HOUR, says: 'Wearing mine to Berlin. Mina, bring yours and we match.' },
    ],
  },
];

let told: readonly DemoRoom[] | undefined;

/** Returns the rooms of the demo people. Computed once. */
export function demoRooms(): readonly DemoRoom[] {
  told ??= STORIES.map(roomOf);
  return told;
}

function roomOf({ lines, ...room }: Story): DemoRoom {
  const idOf = (what: string) => fingerprintOf(`room ${room.name} ${what}`);
  const named = new Map(lines.flatMap((line, at) => ('name' in line ? [[line.name, idOf(`${at}`)]] : [])));
  const began = Math.max(...lines.map(({ at }) => at)) + 5 * MINUTE;
  const joined = room.people.slice(1).map(
    (username): DemoMessage => ({
      id: idOf(`joined ${username}`),
      kind: 'joined',
      username,
      content: '',
      age: began,
    }),
  );
  const said = lines.flatMap((line, at): DemoMessage[] => {
    const [id, username] = [idOf(`${at}`), line.by];
    if ('asks' in line) {
      const vote = {
        id: idOf(`${at} vote`),
        question: line.asks,
        closedAge: line.closed?.at,
        options: line.options.map(([product, ...voters], place) => ({
          id: idOf(`${at} option ${place}`),
          product: productNamed(product),
          voters,
        })),
      };
      const asked: DemoMessage = { id, kind: 'vote', username, content: line.asks, age: line.at, vote };
      if (!line.closed) return [asked];
      const { at: age, says: content } = line.closed;
      return [asked, { id: idOf(`${at} closed`), kind: 'closed_vote', username, content, age, vote }];
    }
    const product = line.shows === undefined ? undefined : productNamed(line.shows);
    const replyTo = line.answers === undefined ? undefined : named.get(line.answers);
    return [
      {
        id,
        kind: product ? 'link' : 'text',
        username,
        content: line.says,
        age: line.at,
        ...(product && { product }),
        ...(replyTo !== undefined && { replyTo }),
      },
    ];
  });
  return {
    ...room,
    id: idOf('itself'),
    messages: [...joined, ...said.toSorted((one, other) => other.age - one.age)],
  };
}

function productNamed(name: string): DemoProduct {
  const found = demoCatalogue().find((product) => product.name === name);
  if (!found) throw new Error(`The demo has no product "${name}". Name another in demo/rooms.ts.`);
  return found;
}
