import { POST_LINKS_MAX, POST_MEDIA_MAX, ROOM_PEOPLE_MAX, VOTE_OPTIONS_MAX } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Contact hours and reply time are specified (2 §2.13). */
export const helpMessages = defineMessages('help', {
  title: 'Help & Support',
  search: 'Search help',
  noAnswer: 'No answer found',
  noAnswerHelp: 'Try other words, or write to us.',
  contact: 'Write to us',
  email: 'Email support',
  reply: 'We reply {within}',
  replyWithin: 'within 24 hours',
  chat: 'Live chat',
  comingSoon: 'coming soon',
  hours: 'Monday to Friday 9 AM to 6 PM EST',
  resources: 'Resources',
  mailSubject: (name: string) => `${name}: a question`,
});

/** Questions and answers. Keys of one question share their beginning: `likesQuestion`, `likesAnswer`, `likesLink`. */
export const helpQuestionMessages = defineMessages('helpQuestions', {
  finding: 'Finding things',
  searchQuestion: 'How do I search for a product?',
  searchAnswer:
    'Type a few words on Home, such as “red dress under $100”. What the search understood stands above the results, and each part can be taken away.',
  searchLink: 'Search on Home',
  savedQuestion: 'Can I keep a search?',
  savedAnswer:
    'Yes. Press Save Search above the results. Your saved searches open from the header, and each shows how many new results it has.',
  savedLink: 'Start a search',
  feedQuestion: 'Why do I see these products on Home?',
  feedAnswer:
    'Home begins with what many people like. Once you like products, it follows your taste, and each card that was chosen for you says why. Press the three dots beside it to see less of its kind.',
  feedLink: 'Open Home',
  likesAndCart: 'Likes and cart',
  likesQuestion: 'Where are the products that I liked?',
  likesAnswer: 'On the Likes page, the newest first. Press the heart again to take a like back.',
  likesLink: 'Open Likes',
  buyQuestion: 'How do I buy what is in my cart?',
  buyAnswer:
    'From each shop: open the product, and follow its link. The cart keeps your choices together. There is no checkout here yet.',
  buyLink: 'Open the cart',
  priceQuestion: 'Why is a price different in the shop?',
  priceAnswer:
    'Prices come from the shops, and can change at any time. The pages of verified products are checked once a week. The price in the shop counts.',
  priceLink: 'See verified products',
  posts: 'Posts and people',
  publishQuestion: 'How do I publish a post?',
  publishAnswer: `Press New post. A post has up to ${POST_MEDIA_MAX} pictures or videos and up to ${POST_LINKS_MAX} links to products.`,
  publishLink: 'New post',
  confirmedQuestion: 'What does “Verified by” at a link mean?',
  confirmedAnswer:
    'The author of the post looked at the product behind the link, and says that it is the right one.',
  confirmedLink: 'Look at posts',
  coveredQuestion: 'Why is a post or comment covered?',
  coveredAnswer:
    'It has words that many people do not want to read, or several people reported it. Press “Show anyway” to read it.',
  coveredLink: 'Look at posts',
  blockQuestion: 'How do I block or report somebody?',
  blockAnswer:
    'Open their profile, and press the three dots. After a block you do not see or follow each other any more. Reports are anonymous. You can end a block in Settings.',
  blockLink: 'Open Settings',
  rooms: 'Dressing rooms and votes',
  roomQuestion: 'Who can I invite to a dressing room?',
  roomAnswer: `People whom you follow and who follow you. A room holds ${ROOM_PEOPLE_MAX} people, and new members see everything that was said.`,
  roomLink: 'Open your dressing rooms',
  voteQuestion: 'How do I ask friends what to choose?',
  voteAnswer: `Press Start Vote in a room, or Select on your Likes, and choose up to ${VOTE_OPTIONS_MAX} things.`,
  voteLink: 'Choose from your likes',
  moveQuestion: 'How do I move my vote?',
  moveAnswer:
    'Press another option. To take your vote back, press the one you chose. You can do both until the vote is closed.',
  moveLink: 'Open your dressing rooms',
  leaveQuestion: 'What happens when I leave a room?',
  leaveAnswer:
    'You no longer see it, and get no messages from it. What you wrote stays. To come back, you need a new invitation.',
  leaveLink: 'Open your dressing rooms',
  account: 'Your account',
  emailQuestion: 'Why should I verify my email address?',
  emailAnswer:
    'Letters about your account go to verified addresses only. Open the link in the letter we sent you, or ask for another one in Settings, under “Email and password”.',
  emailLink: 'Open your email settings',
  passwordQuestion: 'How do I change my password?',
  passwordAnswer: 'In Settings, under “Email and password”. A new password logs you out everywhere else.',
  passwordLink: 'Change your password',
  forgotQuestion: 'What if I forget my password?',
  forgotAnswer:
    'Press “Forgot password?” when you log in. A link to choose a new one goes to your address, if you have verified it.',
  forgotLink: 'Ask for a link',
  mailsQuestion: 'How do I turn mails on or off?',
  mailsAnswer:
    'In Settings, under Notifications. A mail a day tells what happened, if you turn it on; its last line stops it. Mails about your account always come.',
  mailsLink: 'Open Notifications',
  themeQuestion: 'Is there a dark mode?',
  themeAnswer: 'Yes. Choose System, Light or Dark under Appearance in Settings.',
  themeLink: 'Open Settings',
});
