import type { ComponentProps, ComponentType, JSX, ReactElement } from 'react';
import { cart } from './cart/cart.fixtures.ts';
import { comments } from './comments/comments.fixtures.ts';
import * as ui from './index.ts';
import { discoverPostAt, discoverPosts } from './posts/discover.fixtures.ts';
import { harbourPost } from './posts/post-viewer.fixtures.ts';
import { postOf, postsOf } from './posts/posts.fixtures.ts';
import { handbag, runner } from './products/products.fixtures.ts';
import { mina, people } from './profile/people.fixtures.ts';
import { askedRooms, now, replyMessage, roomMessages, roomPeople } from './rooms/rooms.fixtures.ts';
import { savedSearches } from './saved-searches/saved-searches.fixtures.ts';
import { faqCategories, footerLinks, legalSections, navItems } from './site/site.fixtures.tsx';
import { openVote } from './votes/votes.fixtures.ts';

type Tag = keyof JSX.IntrinsicElements;

/** Properties that a component may define differently from its HTML element. */
type OwnMeaning =
  | 'action'
  | 'aria-hidden'
  | 'aria-label'
  | 'aria-pressed'
  | 'autoFocus'
  | 'children'
  | 'content'
  | 'dangerouslySetInnerHTML'
  | 'defaultChecked'
  | 'defaultValue'
  | 'href'
  | 'key'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'multiple'
  | 'onChange'
  | 'onSelect'
  | 'onSubmit'
  | 'path'
  | 'placeholder'
  | 'prefix'
  | 'role'
  | 'rows'
  | 'size'
  | 'title'
  | 'type'
  | 'value';

type Passed<Root extends Tag> = Omit<ComponentProps<Root>, OwnMeaning>;

/**
 * Properties of the element that a component does not accept with the element's types; the type `never` if
 * there are none.
 */
type Differing<Root extends Tag, Props> = {
  [Name in keyof Passed<Root>]-?: Name extends keyof Props
    ? [Passed<Root>[Name]] extends [Props[Name]]
      ? never
      : Name
    : Name;
}[keyof Passed<Root>];

/** For a component whose root is elsewhere, or whose properties go to an inner control. */
interface Where {
  /** Selector of the root element in the document, for overlays and components inside `within`. */
  root?: string;
  /** Selector, in the root, of the element that gets `ref` and all properties except class name and style. */
  control?: string;
  within?(drawn: ReactElement): ReactElement;
}

export interface Specimen extends Where {
  name: string;
  tag: string;
  least: object;
  draw(given: object): ReactElement;
}

const specimens: Specimen[] = [];

function specimen<Root extends Tag, Props>(
  name: string,
  tag: Root,
  Component: ComponentType<Props>,
  least: NoInfer<Props>,
  ...where: [Differing<Root, Props>] extends [never]
    ? [where?: Where]
    : [differing: { misses: Differing<Root, Props> }]
) {
  // The list needs one type for all components; `least` has already been checked.
  const Drawn = Component as unknown as ComponentType<object>;
  specimens.push({
    name,
    tag,
    least: least as object,
    draw: (given) => <Drawn {...(least as object)} {...given} />,
    ...(where[0] as Where | undefined),
  });
}

const nothing = () => undefined;
const dialog = { root: '[role=dialog]' };
const field = (control: string) => ({ control });
const button = <button type="button">Open</button>;

const inDialog = { root: '[role=dialog] > :first-child' };

specimen(
  'AlertDialog',
  'div',
  ui.AlertDialog,
  { open: true, title: 'Empty the cart?' },
  { root: '[role=alertdialog]' },
);
specimen('Avatar', 'span', ui.Avatar, { name: 'Mina' });
specimen('BackToTop', 'button', ui.BackToTop, {});
specimen('Badge', 'span', ui.Badge, { children: 'New' });
specimen('Button', 'button', ui.Button, { children: 'Save', busy: true });
specimen('Callout', 'div', ui.Callout, { children: 'Sold out' });
specimen('Card', 'div', ui.Card, {});
specimen('Carousel', 'section', ui.Carousel, {
  label: 'Pictures',
  children: [<p key="1">1</p>, <p key="2">2</p>],
});
specimen('Checkbox', 'input', ui.Checkbox, { label: 'Wool' }, field('input'));
specimen('Chip', 'button', ui.Chip, { pressed: true });
specimen('ChipGroup', 'fieldset', ui.ChipGroup, { label: 'Colors', options: [{ value: 'Red' }], value: [] });
specimen('Combobox', 'input', ui.Combobox, { label: 'City', options: [] }, field('[role=combobox]'));
specimen('Dialog', 'div', ui.Dialog, { open: true, title: 'Sign in', 'aria-describedby': undefined }, dialog);
specimen('DateField', 'input', ui.DateField, { label: 'Born' }, field('input'));
specimen('EmptyState', 'div', ui.EmptyState, { title: 'Nothing here' });
specimen('ErrorState', 'div', ui.ErrorState, { title: 'It failed' });
specimen('FileDrop', 'input', ui.FileDrop, { label: 'Pictures' }, field('input'));
specimen('Icon', 'svg', ui.Icon, { path: ['M18 6 6 18', 'm6 6 12 12'] });
specimen('IconButton', 'button', ui.IconButton, { label: 'Close', icon: 'x', busy: true });
specimen(
  'Menu',
  'div',
  ui.Menu,
  { open: true, trigger: button, items: [{ key: 'a', label: 'Share' }] },
  { root: '[role=menu]' },
);
specimen('MaskedDateField', 'input', ui.MaskedDateField, { label: 'Birthday' }, field('input'));
specimen('PictureCrop', 'div', ui.PictureCrop, {
  label: 'Part of the picture',
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  aspect: 1,
});
specimen('Popover', 'div', ui.Popover, { open: true, trigger: button, label: 'Filters' }, dialog);
specimen('ProgressBar', 'div', ui.ProgressBar, { label: 'Upload', value: 30 });
specimen('RadioGroup', 'fieldset', ui.RadioGroup, {
  label: 'Size',
  options: [{ value: 's', label: 'Small' }],
});
specimen('RemovableChip', 'button', ui.RemovableChip, { children: 'Red', onRemove: nothing });
specimen('RemovableChipList', 'div', ui.RemovableChipList, {
  label: 'Filters',
  defaultItems: [{ value: 'Red' }],
});
specimen('SegmentedControl', 'fieldset', ui.SegmentedControl, {
  label: 'View',
  options: [{ value: 'g', label: 'Grid' }],
});
specimen(
  'RelativeTime',
  'time',
  ui.RelativeTime,
  {
    at: '2026-11-22T12:00:00Z',
    now: Date.parse('2026-11-23'),
  },
  { misses: 'dateTime' },
);
specimen(
  'Select',
  'select',
  ui.Select,
  { label: 'Sort by', options: [{ value: 'a', label: 'A' }] },
  field('select'),
);
specimen('Sheet', 'div', ui.Sheet, { open: true, title: 'Filters' }, dialog);
specimen('Skeleton', 'span', ui.Skeleton, {});
specimen('Slider', 'div', ui.Slider, { label: 'Distance', value: 40 });
specimen('RangeSlider', 'div', ui.RangeSlider, { label: 'Price', value: [10, 60] });
specimen('Spinner', 'span', ui.Spinner, {});
specimen('Switch', 'input', ui.Switch, { label: 'Sound' }, field('input'));
specimen('Tabs', 'div', ui.Tabs, { label: 'Views', tabs: [{ value: 'a', label: 'A', content: 'one' }] });
specimen('Textarea', 'textarea', ui.Textarea, { label: 'Comment' }, field('textarea'));
specimen('TextField', 'input', ui.TextField, { label: 'Name' }, field('input'));
specimen('ToastRegion', 'div', ui.ToastRegion, {});
specimen('ToastList', 'div', ui.ToastList, { children: <ui.Toast>Saved</ui.Toast> });
specimen(
  'Toast',
  'li',
  ui.Toast,
  { children: 'Saved' },
  { root: 'li', within: (drawn) => <ui.ToastList>{drawn}</ui.ToastList> },
);
const partOfToast = {
  root: 'li > :first-child',
  within: (drawn: ReactElement) => (
    <ui.ToastList>
      <ui.Toast>{drawn}</ui.Toast>
    </ui.ToastList>
  ),
};
specimen('ToastText', 'div', ui.ToastText, { children: 'Saved' }, partOfToast);
specimen('ToastActions', 'div', ui.ToastActions, { children: button }, partOfToast);
specimen('ToastAction', 'button', ui.ToastAction, { children: 'Undo' }, partOfToast);
specimen('ToastClose', 'button', ui.ToastClose, {}, partOfToast);
specimen('Toasts', 'div', ui.Toasts, { messages: [{ id: 'a', text: 'Saved' }], onDismiss: nothing });
specimen(
  'Tooltip',
  'div',
  ui.Tooltip,
  { open: true, content: 'Cart', children: button },
  { root: '[data-side]' },
);
specimen(
  'Viewer',
  'div',
  ui.Viewer,
  {
    open: true,
    previousLabel: 'Back',
    nextLabel: 'On',
    announcement: '',
    children: <ui.ViewerTitle>Coat</ui.ViewerTitle>,
  },
  dialog,
);
specimen('VisuallyHidden', 'span', ui.VisuallyHidden, {});

const inDialogPanel = (drawn: ReactElement) => (
  <ui.DialogRoot open>
    <ui.DialogPanel aria-describedby={undefined}>
      {drawn}
      <ui.DialogTitle>Sign in</ui.DialogTitle>
    </ui.DialogPanel>
  </ui.DialogRoot>
);
const partOfDialog = { ...inDialog, within: inDialogPanel };
specimen(
  'DialogPanel',
  'div',
  ui.DialogPanel,
  { children: <ui.DialogTitle>Sign in</ui.DialogTitle> },
  { ...dialog, within: (drawn) => <ui.DialogRoot open>{drawn}</ui.DialogRoot> },
);
specimen(
  'DialogTitle',
  'h2',
  ui.DialogTitle,
  { children: 'Sign in' },
  {
    ...inDialog,
    within: (drawn) => (
      <ui.DialogRoot open>
        <ui.DialogPanel>{drawn}</ui.DialogPanel>
      </ui.DialogRoot>
    ),
  },
);
specimen('DialogDescription', 'p', ui.DialogDescription, {}, partOfDialog);
specimen('DialogBody', 'div', ui.DialogBody, {});
specimen('DialogActions', 'div', ui.DialogActions, {});
specimen(
  'DialogClose',
  'button',
  ui.DialogClose,
  {},
  { root: '[role=dialog] button', within: inDialogPanel },
);
specimen(
  'ViewerTitle',
  'h2',
  ui.ViewerTitle,
  { children: 'Coat' },
  {
    root: '[role=dialog] h2',
    within: (drawn) => (
      <ui.Viewer open previousLabel="Back" nextLabel="On" announcement="">
        {drawn}
      </ui.Viewer>
    ),
  },
);

specimen(
  'PopoverClose',
  'button',
  ui.PopoverClose,
  { children: button },
  {
    root: '[role=dialog] button',
    within: (drawn) => (
      <ui.Popover open trigger={button} label="Filters">
        {drawn}
      </ui.Popover>
    ),
  },
);

const openMenu = (drawn: ReactElement) => (
  <ui.MenuRoot open>
    <ui.MenuTrigger>{button}</ui.MenuTrigger>
    {drawn}
  </ui.MenuRoot>
);
const partOfMenu = {
  root: '[role=menu] > *',
  within: (drawn: ReactElement) => openMenu(<ui.MenuPanel>{drawn}</ui.MenuPanel>),
};
specimen('MenuPanel', 'div', ui.MenuPanel, {}, { root: '[role=menu]', within: openMenu });
specimen('MenuAction', 'div', ui.MenuAction, { children: 'Share' }, partOfMenu);
specimen('MenuLink', 'a', ui.MenuLink, { href: '/cart', children: 'Cart' }, partOfMenu);
specimen('MenuSeparator', 'div', ui.MenuSeparator, {}, partOfMenu);

const partOfTabs = (drawn: ReactElement) => <ui.TabsRoot value="a">{drawn}</ui.TabsRoot>;
specimen('TabsRoot', 'div', ui.TabsRoot, { value: 'a' });
specimen('TabList', 'div', ui.TabList, { label: 'Views' }, { root: '[role=tablist]', within: partOfTabs });
specimen(
  'Tab',
  'button',
  ui.Tab,
  { value: 'a', children: 'A' },
  { root: '[role=tab]', within: (drawn) => partOfTabs(<ui.TabList label="Views">{drawn}</ui.TabList>) },
);
specimen('TabPanel', 'div', ui.TabPanel, { value: 'a' }, { root: '[role=tabpanel]', within: partOfTabs });

specimen('MasonryGrid', 'div', ui.MasonryGrid<string>, {
  items: ['a'],
  label: 'Products',
  getItemKey: (item) => item,
  getItemLabel: (item) => item,
  getItemHeight: () => 100,
  renderItem: (item) => item,
});

const filter = { value: ui.emptyProductFilter, onValueChange: nothing };
specimen('AppliedFilters', 'div', ui.AppliedFilters, filter);
specimen('ClearFilters', 'button', ui.ClearFilters, filter);
specimen(
  'ExternalLinkDialog',
  'div',
  ui.ExternalLinkDialog,
  { open: true, href: 'https://shop.example' },
  { root: '[role=alertdialog]' },
);
specimen('FeedReason', 'div', ui.FeedReason, {
  reason: 'Popular',
  productName: runner.name,
  dismissed: false,
  onDismissedChange: nothing,
});
specimen('FilterBar', 'section', ui.FilterBar, { ...filter, brands: ['Umbra'] });
specimen('FilterPanel', 'section', ui.FilterPanel, { ...filter, brands: ['Umbra'] });
specimen('FilterSheet', 'div', ui.FilterSheet, { ...filter, open: true, brands: ['Umbra'] }, dialog);
specimen('ProductCard', 'div', ui.ProductCard, {
  product: runner,
  href: '/product/p1',
  liked: true,
  likePending: true,
  onLikedChange: nothing,
});
specimen('ProductCardFrame', 'div', ui.ProductCardFrame, {});
specimen('ProductCardPicture', 'div', ui.ProductCardPicture, {});
specimen('ProductCardText', 'div', ui.ProductCardText, {});
specimen('ProductCardName', 'div', ui.ProductCardName, { name: runner.name, href: '/product/p1' });
specimen('ProductCardRetailer', 'div', ui.ProductCardRetailer, { children: 'Umbra' });
specimen('ProductCardPrice', 'div', ui.ProductCardPrice, { price: 129 });
specimen('ProductCardActions', 'div', ui.ProductCardActions, {});
specimen('ProductCardOwner', 'div', ui.ProductCardOwner, { username: 'mina.k' });
specimen('ProductCardSkeleton', 'div', ui.ProductCardSkeleton, {});
specimen(
  'ProductModal',
  'div',
  ui.ProductModal as ComponentType<ui.ProductModalFrame & ui.ReadyProduct>,
  { open: true, status: 'ready', product: handbag },
  dialog,
);
specimen('ProductPicture', 'span', ui.ProductPicture, { alt: 'A coat' });
specimen('ProductRow', 'section', ui.ProductRow, {
  title: 'More like this',
  products: [runner],
  renderProduct: ({ name }) => name,
});
specimen('ProductThumb', 'div', ui.ProductThumb, {
  product: runner,
  href: '/product/p1',
  liked: false,
  likePending: true,
});
specimen('RatingStars', 'span', ui.RatingStars, { rating: 4.6 });

specimen('HeartButton', 'button', ui.HeartButton, { thing: runner.name, liked: true, pending: true });
specimen('CountedLink', 'a', ui.CountedLink, {
  href: '/rooms',
  icon: ['M0 0h24v24H0z'],
  label: (shown: string) => `Rooms, ${shown}`,
  active: true,
});
specimen('CartButton', 'a', ui.CartButton, { href: '/cart', active: true });
specimen('CartLine', 'div', ui.CartLine, { item: runner, href: '/product/p1', onRemove: nothing });
specimen('CartList', 'section', ui.CartList, {
  title: 'Cart',
  items: cart,
  hrefOf: () => '/',
  onRemove: nothing,
  empty: { title: 'Nothing here' },
});
specimen('CommentField', 'form', ui.CommentField, {});
specimen('CommentList', 'section', ui.CommentList, { comments });
specimen('SavedSearchesPanel', 'aside', ui.SavedSearchesPanel, { onFold: nothing });
specimen('SavedSearchList', 'div', ui.SavedSearchList, {
  searches: savedSearches,
  hrefOf: () => '/',
  onRename: nothing,
  onRemove: nothing,
});
specimen('AuthForm', 'form', ui.AuthForm, {
  mode: 'login',
  onModeChange: nothing,
  values: { username: '', email: '', password: '' },
  onValuesChange: nothing,
  errors: {},
  onSubmit: nothing,
  busy: false,
});
specimen('GuestProfile', 'section', ui.GuestProfile, {
  title: 'Profile',
  message: 'Sign in',
  signInLabel: 'Sign in',
  signInHref: '/login',
});
specimen(
  'LoginPrompt',
  'div',
  ui.LoginPrompt,
  { open: true, title: 'Sign in', message: 'To like', onSignIn: nothing, onCreateAccount: nothing },
  dialog,
);
specimen('SignInPage', 'div', ui.SignInPage, { brandName: 'Vitrine', homeHref: '/', onClose: nothing });
specimen('AppHeader', 'header', ui.AppHeader, { brandName: 'Vitrine', homeHref: '/', items: navItems });
specimen('BottomBar', 'nav', ui.BottomBar, { items: navItems });
specimen('Faq', 'div', ui.Faq, { categories: faqCategories });
specimen('LegalDocument', 'article', ui.LegalDocument, { title: 'Terms', sections: legalSections });
specimen('SiteFooter', 'nav', ui.SiteFooter, { links: footerLinks });
specimen('RotatingHeadline', 'div', ui.RotatingHeadline, { prefix: 'Swipe for', words: ['coats', 'shoes'] });
specimen('ThemeSwitch', 'fieldset', ui.ThemeSwitch, { value: 'system', onValueChange: nothing });
specimen('ResultsEnd', 'p', ui.ResultsEnd, { count: 3, query: 'coat' });
specimen('SearchBar', 'div', ui.SearchBar, { value: 'coat', onValueChange: nothing, onSubmit: nothing });
specimen('SearchBox', 'form', ui.SearchBox, { value: 'coat', onValueChange: nothing, onSubmit: nothing });
specimen('PersonRow', 'div', ui.PersonRow, { person: { id: '1', username: 'jun' } });
specimen('PersonList', 'div', ui.PersonList, { label: 'Followers', people, empty: { title: 'Nobody' } });
specimen('ProfileHeader', 'section', ui.ProfileHeader, { person: mina });
specimen('DiscoverTile', 'div', ui.DiscoverTile, {
  post: discoverPostAt(2),
  href: '/post/1',
  onLikedChange: nothing,
  onSavedChange: nothing,
  onOpenLinks: nothing,
  onOpenComments: nothing,
});
specimen('DiscoverTileSkeleton', 'div', ui.DiscoverTileSkeleton, {});
specimen('DiscoverGrid', 'div', ui.DiscoverGrid, {
  label: 'Posts to discover',
  posts: discoverPosts(3),
  hrefOf: () => '/',
});
specimen('HashtagChip', 'span', ui.HashtagChip, { name: 'linen', href: '/' });
specimen('HashtagList', 'ul', ui.HashtagList, {
  hashtags: [{ name: 'linen', postCount: 2 }],
  hrefOf: () => '/',
});
specimen('NewItemsPill', 'div', ui.NewItemsPill, { shown: true, onShow: nothing });
specimen('SuggestedPeople', 'section', ui.SuggestedPeople, {
  people: [{ id: '1', username: 'jun' }],
  hrefOf: () => '/',
});
specimen('TrendingPosts', 'section', ui.TrendingPosts, {
  title: 'Trending',
  posts: postsOf(3),
  hrefOf: () => '/',
});
specimen('FollowButton', 'button', ui.FollowButton, { username: 'jun' });
specimen(
  'ReportDialog',
  'div',
  ui.ReportDialog,
  { open: true, title: 'Report @jun', categories: [{ value: 'spam', label: 'Spam' }] },
  dialog,
);
specimen('PostRow', 'section', ui.PostRow, {
  title: 'In 1 post',
  posts: [postOf(1)],
  hrefOf: () => '/post/1',
});
specimen('PostTile', 'div', ui.PostTile, { post: postOf(1), href: '/post/1' });
specimen('ComposerMedia', 'section', ui.ComposerMedia, {
  media: [{ id: 'a', status: 'uploading', progress: 0.4 }],
});
specimen('LinkFields', 'fieldset', ui.LinkFields, {
  defaultValue: [{ url: 'https://shop.example', label: 'Coat' }],
});
specimen('LinkRow', 'div', ui.LinkRow, { link: { name: 'Coat', url: 'https://shop.example' } });
specimen(
  'LinkPicker',
  'div',
  ui.LinkPicker,
  {
    open: true,
    linkCount: 0,
    onAddressAdd: () => undefined,
    sources: [{ value: 'likes', label: 'Likes' }],
    source: 'likes',
    onSourceChange: nothing,
  },
  dialog,
);
specimen('PostGrid', 'div', ui.PostGrid, { label: 'Posts', posts: postsOf(3), hrefOf: () => '/' });

specimen('SharedPost', 'article', ui.SharedPost, { post: harbourPost });
specimen('MediaCarousel', 'section', ui.MediaCarousel, { label: 'Pictures', media: harbourPost.media });
specimen(
  'PostViewer',
  'div',
  ui.PostViewer as ComponentType<ui.PostViewerFrame & ui.ReadyPost>,
  { open: true, status: 'ready', post: harbourPost, panel: null, onPanelChange: nothing },
  dialog,
);
specimen('LinkPreviewCard', 'article', ui.LinkPreviewCard, {
  url: 'https://shop.example/coat',
  label: 'The coat',
});
specimen('VerificationBadge', 'span', ui.VerificationBadge, {});
specimen('SearchCombobox', 'div', ui.SearchCombobox, {
  label: 'Search people and posts',
  value: 'lin',
  defaultOpen: true,
  tabs: [{ key: 'all', label: 'All' }],
  groups: [
    {
      key: 'people',
      label: 'People',
      options: [{ key: '1', label: '@linh.t', detail: 'Linh', href: '/linh' }],
    },
    {
      key: 'posts',
      label: 'Posts',
      layout: 'pictures',
      options: [{ key: '1', label: '@jun', removable: true }],
    },
  ],
  nothing: { title: 'Nothing found', help: 'Search for something else' },
});
specimen('RichCaption', 'span', ui.RichCaption, {
  text: 'Cool #linen',
  links: [{ start: 5, end: 11, href: '/linen' }],
});
specimen('AvatarStack', 'span', ui.AvatarStack, { people: roomPeople, total: 5 });
const dressingRoom = { id: 'r1', name: 'Wedding', people: [{ name: 'jun' }], count: 2, at: 0 };
specimen('RoomCard', 'article', ui.RoomCard, { room: dressingRoom, href: '/rooms/r1' });
specimen('RoomRow', 'div', ui.RoomRow, { room: dressingRoom, href: '/rooms/r1' });
const friend = { id: 'f1', username: 'jun' };
specimen('FriendPicker', 'fieldset', ui.FriendPicker, { friends: [friend] });
specimen('InviteList', 'form', ui.InviteList, { friends: [friend], onInvite: nothing });
specimen('CreateRoomForm', 'form', ui.CreateRoomForm, { friends: [friend], onCreate: nothing });
specimen('ParticipantList', 'div', ui.ParticipantList, { people: [friend] });
specimen('RoomPicker', 'form', ui.RoomPicker, {
  products: [runner, handbag],
  onRemove: nothing,
  rooms: askedRooms,
  now,
});
specimen('ProductPicker', 'fieldset', ui.ProductPicker, {
  label: 'Likes',
  products: [runner],
  value: [runner.id],
});
specimen('MessageBubble', 'div', ui.MessageBubble, {
  message: replyMessage,
  usernames: ['mina.k'],
  onQuoteOpen: nothing,
});
specimen('MessageComposer', 'form', ui.MessageComposer, {
  defaultValue: 'Red it is.',
  people: [{ username: 'otis' }],
  context: { kind: 'reply', author: 'otis', text: 'The red one.' },
  onVoteStart: nothing,
});
specimen('MessageList', 'section', ui.MessageList, {
  messages: roomMessages,
  unreadFrom: '7',
  typing: ['jun'],
  now,
});
specimen('PresenceDot', 'span', ui.PresenceDot, { online: true });
specimen('ProductChip', 'article', ui.ProductChip, { product: runner, onLikedChange: nothing });
specimen('VoteCard', 'article', ui.VoteCard, { vote: openVote, now, onChoiceChange: nothing });
specimen('VoteOverlay', 'div', ui.VoteOverlay, { open: true, vote: openVote }, dialog);
specimen('VoteForm', 'form', ui.VoteForm, {
  defaultValue: {
    question: 'Which one?',
    options: [{ kind: 'photo', id: 'a', caption: 'Red', imageUrl: '' }],
  },
});
specimen('UserLinkRow', 'article', ui.UserLinkRow, {
  url: 'https://kiln.example/kettle',
  label: 'Kettle',
  openings: 3,
  onPinnedChange: nothing,
});
specimen('LinkListCard', 'article', ui.LinkListCard, { name: 'For the kitchen', href: '#list', count: 3 });
specimen('PlanCard', 'article', ui.PlanCard, {
  name: 'Vitrine Pro',
  price: '$7.99',
  period: '/month',
  note: 'Renews December 24',
  badge: 'Save 38%',
  features: ['Pin links, in your order', 'See how many people your posts reach'],
  offered: true,
  action: { label: 'Active', look: 'quiet', isActive: true },
  onAction: nothing,
});
specimen('SortableList', 'ul', ui.SortableList, {
  items: ['Kettle', 'Teapot'],
  keyOf: String,
  nameOf: String,
  onOrderChange: nothing,
  children: String,
});
specimen('DayChart', 'figure', ui.DayChart, {
  label: 'Openings of your links',
  days: ['2026-11-20', '2026-11-21'],
  numbers: [{ label: 'In posts', values: [4, 7] }],
});

export const everyComponent: readonly Specimen[] = specimens;

export const withoutElement: Record<string, string> = {
  DialogRoot: 'holds the state; its panel is an element',
  DialogTrigger: 'is the button that it is given',
  MenuRoot: 'holds the state; its panel is an element',
  MenuTrigger: 'is the button that it is given',
  UiProvider: 'gives language and links to what is below it',
};
