import { useMessages } from '@vitrine/ui';
import { editProfileMessages } from '../account/account.messages.ts';
import { EditProfile } from '../account/EditProfile.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';

export function Component() {
  usePageTitle(useMessages(editProfileMessages).title);
  return <EditProfile />;
}
