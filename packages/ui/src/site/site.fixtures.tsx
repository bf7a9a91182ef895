import Compass from 'lucide-react/icons/compass';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import type { NavItem } from './AppHeader/nav-item.ts';

const icon = { size: 20, strokeWidth: 1.75 };

export const navItems: NavItem[] = [
  { key: 'home', label: 'Home', href: '/', icon: <House {...icon} />, active: true },
  { key: 'discover', label: 'Discover', href: '/discover', icon: <Compass {...icon} /> },
  { key: 'likes', label: 'Likes', href: '/likes', icon: <Heart {...icon} /> },
  { key: 'profile', label: 'Profile', href: '/profile', icon: <UserRound {...icon} /> },
];
