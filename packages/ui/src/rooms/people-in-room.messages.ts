import { defineMessages } from '../provider/messages.ts';

export const peopleInRoomMessages = defineMessages('peopleInRoom', {
  online: 'Online',
  offline: 'Offline',
  people: 'People',
  you: 'You',
  unknown: 'Unknown',
  inviteFriends: 'Invite Friends',
  leaveRoom: 'Leave Room',
  loadingFriends: 'Loading friends...',
  noFriends: 'No friends available',
  noFriendsHelp: "All your friends are already in this room or you don't have any mutual friends yet.",
  friends: 'Friends',
  searchFriends: 'Search friends',
  noneFound: 'No friends found',
  invite: (count: number) => `Invite ${count}`,
  selectOne: 'Please select at least one friend to invite.',
  friendsFailed: 'Failed to load friends. Please try again.',
  retry: 'Retry',
  ok: 'OK',
  seesAll: 'New members see everything that was said.',
});
