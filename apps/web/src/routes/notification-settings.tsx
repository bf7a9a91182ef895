import { useNotificationSettings, useProfile, useViewerId } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { notificationSettingsMessages } from '../settings/settings.messages.ts';

export function Component() {
  const texts = useMessages(notificationSettingsMessages);
  const form = useNotificationSettings();
  const { profile } = useProfile(useViewerId() ?? '', { aside: true });
  const isUnverified = profile?.emailVerified === false;
  return (
    <SettingsPage
      title={texts.title}
      form={form}
      groups={[
        {
          heading: texts.about,
          settings: [
            { name: 'likes', label: texts.likes, hint: texts.likesHint },
            { name: 'comments', label: texts.comments, hint: texts.commentsHint },
            { name: 'follows', label: texts.follows, hint: texts.followsHint },
            { name: 'posts', label: texts.posts, hint: texts.postsHint },
          ],
        },
        {
          heading: texts.how,
          settings: [
            {
              name: 'emailNotifications',
              label: texts.email,
              hint: isUnverified ? texts.emailUnverifiedHint : texts.emailHint,
            },
            { name: 'pushNotifications', label: texts.push, hint: texts.pushHint },
          ],
        },
      ]}
    />
  );
}
