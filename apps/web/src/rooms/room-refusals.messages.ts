import type { roomErrors, voteErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

export const roomRefusalMessages = defineMessages('roomRefusals', {
  room_not_found: 'This dressing room doesn’t exist, or you’re not in it.',
  room_name_missing: 'Give the room a name.',
  room_full: 'This room is full. A room holds 25 people.',
  too_many_rooms: 'You’re in too many rooms. Leave one first.',
  not_a_mutual_friend: 'You can only invite people who follow you back.',
  invited_recently: 'This person left the room. You can invite them again tomorrow.',
  message_empty: 'Write something first.',
  message_not_found: 'This message doesn’t exist any more.',
  message_not_yours: 'You can only change your own messages.',
  message_too_old: 'A message can be edited for 15 minutes.',
  too_many_messages: 'You’re sending too fast. Wait a moment and try again.',
} satisfies Record<keyof typeof roomErrors, string>);

export const voteRefusalMessages = defineMessages('voteRefusals', {
  vote_not_found: 'This vote doesn’t exist, or you’re not in its room.',
  vote_option_unknown: 'This option isn’t part of the vote.',
  vote_question_missing: 'Please enter a vote title',
  vote_options_missing: 'Please add at least 2 options to create a vote',
  vote_option_incomplete: 'Give each option a caption and a picture, link or product.',
  vote_closed: 'This vote is closed.',
  vote_not_yours: 'Only the person who started a vote can close it.',
} satisfies Record<keyof typeof voteErrors, string>);
