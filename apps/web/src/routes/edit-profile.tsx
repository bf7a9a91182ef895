import { useMessages } from '@vitrine/ui';
import { editProfileMessages } from '../account/account.messages.ts';
import { EditProfile } from '../account/EditProfile.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** The page where people change their profile. */
export function Component() {
  usePageTitle(useMessages(editProfileMessages).title);
  return <EditProfile />;
}
