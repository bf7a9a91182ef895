import Compass from 'lucide-react/icons/compass';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import type { NavItem } from './AppHeader/nav-item.ts';
import type { FaqCategory } from './Faq/Faq.tsx';
import type { LegalSection } from './LegalDocument/LegalDocument.tsx';
import type { SiteFooterLink } from './SiteFooter/SiteFooter.tsx';

const icon = { size: 20, strokeWidth: 1.75 };

export const navItems: NavItem[] = [
  { key: 'home', label: 'Home', href: '/', icon: <House {...icon} />, active: true },
  { key: 'discover', label: 'Discover', href: '/discover', icon: <Compass {...icon} /> },
  { key: 'likes', label: 'Likes', href: '/likes', icon: <Heart {...icon} /> },
  { key: 'profile', label: 'Profile', href: '/profile', icon: <UserRound {...icon} /> },
];

export const footerLinks: SiteFooterLink[] = [
  { href: '/help', label: 'Help & Support' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/about', label: 'About', active: true },
];

export const faqCategories: FaqCategory[] = [
  {
    key: 'rooms',
    title: 'Rooms and votes',
    questions: [
      {
        key: 'move',
        question: 'How do I move my vote?',
        answer:
          'Press another option. To take your vote back, press the one you chose. You can do both until the vote is closed.',
      },
      {
        key: 'invite',
        question: 'Who can I invite?',
        answer: 'People whom you follow and who follow you.',
        link: { href: '/rooms', label: 'Open your rooms' },
      },
    ],
  },
  {
    key: 'links',
    title: 'Links and shops',
    questions: [
      {
        key: 'confirmed',
        question: 'What does “Confirmed” mean?',
        answer: 'The author of the post looked at the product and says that it is the right one.',
      },
    ],
  },
];

export const legalSections: LegalSection[] = [
  {
    key: 'acceptance',
    title: 'Acceptance of terms',
    content: <p>By using this site you accept these terms.</p>,
  },
  {
    key: 'accounts',
    title: 'User accounts',
    content: (
      <ul>
        <li>You must be at least 13 years old to have an account.</li>
        <li>Choose a password that you use nowhere else.</li>
      </ul>
    ),
  },
  {
    key: 'changes',
    title: 'Changes to the terms',
    content: (
      <p>
        Material changes are announced at least 30 days before they apply. <a href="/help">Ask us</a> about
        them.
      </p>
    ),
  },
];
