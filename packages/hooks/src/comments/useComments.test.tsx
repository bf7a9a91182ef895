import { act, cleanup, renderHook } from '@testing-library/react';
import type { Comment } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Removal, UNDO_FOR_MS } from '../optimistic/removals.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import type { HeldCall } from '../testing/held-network.ts';
import { useCommentField } from './useCommentField.ts';
import { useComments } from './useComments.ts';

const LIST = '/api/post/comments/p1';
const ADD = '/api/post/comment';

const commentOf = (id: string, given: Partial<Comment> = {}): Comment => ({
  id,
  userId: 'jun',
  postId: 'p1',
  content: `comment ${id}`,
  createdAt: '2026-11-22T12:00:00.000Z',
  username: 'jun',
  profilePictureUrl: null,
  ...given,
});

let app: ReturnType<typeof heldApp>;
const removed: Removal<Comment>[] = [];
beforeEach(() => {
  app = heldApp();
  app.signIn();
  removed.length = 0;
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
  vi.useRealTimers();
});

const adding = () => app.network.calls.filter(({ path, method }) => path === ADD && method === 'POST');
const deleting = () => app.network.calls.filter(({ method }) => method === 'DELETE');

async function open(...comments: Comment[]) {
  const { result, unmount } = renderHook(
    () => ({
      ...useComments('p1', { onRemoved: (removal) => removed.push(removal) }),
      ...useCommentField('p1'),
    }),
    app.rendering,
  );
  await act(() => app.network.last(LIST).answer({ comments }));
  const page = {
    now: () => result.current,
    shown: () => result.current.comments.map(({ content, status }) => `${content}: ${status}`),
    say(text: string) {
      act(() => result.current.setDraft(text));
      act(() => void result.current.send());
    },
    unmount,
  };
  return page;
}

describe('comments of a post', () => {
  test('comments show oldest first; the viewer’s own shows at the end at once, and stays the same one when the server has it (D51)', async () => {
    const page = await open(commentOf('1'), commentOf('2'));
    page.say('  Lovely coat \n');
    expect(page.shown()).toEqual(['comment 1: sent', 'comment 2: sent', 'Lovely coat: sending']);
    expect(page.now().draft).toBe('');
    const { key, isOwn } = page.now().comments[2] ?? {};
    expect(isOwn).toBe(true);
    const { body } = adding()[0] ?? {};
    expect(body).toMatchObject({ postId: 'p1', content: 'Lovely coat', userId: 'mina', clientId: key });
    const added = commentOf('3', { userId: 'mina', content: 'Lovely coat', clientId: key });
    await act(() => adding()[0]?.answer({ commentId: '3', comment: added }, 201));
    expect(page.shown()[2]).toBe('Lovely coat: sent');
    expect(page.now().comments[2]?.key).toBe(key);
  });

  test('a comment that is empty after trimming is not sent (1 §5)', async () => {
    const page = await open();
    page.say(' \n ');
    expect(adding()).toEqual([]);
    expect(page.now().draft).toBe(' \n ');
  });

  test('a failed comment stays in place with the server’s words, and can be retried (D79)', async () => {
    const page = await open(commentOf('1'));
    page.say('Too fast');
    const text = 'You’re commenting too fast. Wait a moment and try again.';
    await act(() => adding()[0]?.answer({ error: text, code: 'too_many_comments' }, 429));
    const [, failed] = page.now().comments;
    expect(failed).toMatchObject({ status: 'failed', failure: { code: 'too_many_comments', text } });
    act(() => page.now().retry(failed!));
    expect(adding()[1]?.body.clientId).toBe(failed?.key);
    await act(() => adding()[1]?.lose());
    await act(() => app.network.last(LIST).lose());
    await act(async () => void (await page.now().remove(failed!)));
    expect(page.shown()).toEqual(['comment 1: sent']);
  });

  test('the author of a comment learns its outcome: sent, failed, or gone with its person', async () => {
    const page = await open();
    const say = (text: string) => {
      act(() => page.now().setDraft(text));
      let outcome: Promise<string> | undefined;
      act(() => {
        outcome = page.now().send();
      });
      return { outcome };
    };
    const first = say('One');
    await act(() => adding()[0]?.answer({ commentId: '9' }, 201));
    await expect(first.outcome).resolves.toBe('sent');
    const second = say('Two');
    await act(() => adding()[1]?.lose());
    await act(() => app.network.last(LIST).lose());
    await expect(second.outcome).resolves.toBe('failed');
    const third = say('Three');
    act(() => app.services.signOut());
    await expect(third.outcome).resolves.toBe('gone');
    await expect(say(' ').outcome).resolves.toBe('gone');
  });

  test('typing a letter does not render the comments again', async () => {
    let drawn = 0;
    const list = renderHook(() => {
      drawn += 1;
      return useComments('p1');
    }, app.rendering);
    await act(() => app.network.last(LIST).answer({ comments: [commentOf('1')] }));
    const field = renderHook(() => useCommentField('p1'), app.rendering);
    drawn = 0;
    act(() => field.result.current.setDraft('H'));
    expect([field.result.current.draft, drawn]).toEqual(['H', 0]);
    expect(list.result.current.comments).toHaveLength(1);
  });

  test('a server may answer with the id alone', async () => {
    const page = await open();
    page.say('Hello');
    await act(() => adding()[0]?.answer({ commentId: '9' }, 201));
    expect(page.shown()).toEqual(['Hello: sent']);
    expect(page.now().comments[0]?.comment?.id).toBe('9');
  });

  test('a guest’s comment asks for a sign-in, is kept, and is sent once afterwards (1 §6, D85)', async () => {
    app.services.signOut();
    const page = await open(commentOf('1'));
    page.say('I want it');
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'comment' });
    expect(page.now().draft).toBe('I want it');
    page.unmount();
    app.services.signInGate.proceed();
    app.signIn('jun');
    const back = await open(commentOf('1'));
    expect(back.shown()).toEqual(['comment 1: sent', 'I want it: sending']);
    expect(back.now().draft).toBe('');
    expect(adding()).toHaveLength(1);
  });

  test('an unsent comment is there when the post is opened again, and not for the next person', async () => {
    const page = await open();
    act(() => page.now().setDraft('Half a sent'));
    page.unmount();
    const again = await open();
    expect(again.now().draft).toBe('Half a sent');
    act(() => app.services.signOut());
    act(() => app.signIn('jun'));
    expect(again.now().draft).toBe('');
  });

  test('an own comment is deleted once the time to undo is over, and returns if that fails', async () => {
    const page = await open(commentOf('1', { userId: 'mina' }), commentOf('2'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const remove = () => act(() => void page.now().remove(page.now().comments[0]!));
    remove();
    expect(page.shown()).toEqual(['comment 2: sent']);
    await act(async () => void (await removed[0]?.undo()));
    expect(page.shown()).toEqual(['comment 1: sent', 'comment 2: sent']);
    remove();
    expect(deleting()).toEqual([]);
    act(() => void vi.advanceTimersByTime(UNDO_FOR_MS));
    vi.useRealTimers();
    expect(deleting()[0]?.path).toBe('/api/post/comment/1');
    await act(() => deleting()[0]?.lose());
    await act(() => app.network.last(LIST).answer({ comments: [commentOf('1'), commentOf('2')] }));
    expect(page.shown()).toEqual(['comment 1: sent', 'comment 2: sent']);
  });

  describe('a comment whose answer was lost', () => {
    const saidBy = (call: HeldCall | undefined) =>
      commentOf('3', { userId: 'mina', content: 'Lovely', clientId: String(call?.body.clientId) });

    test('a comment whose answer was lost is looked up, and shows as sent if it arrived', async () => {
      const page = await open();
      page.say('Lovely');
      await act(() => adding()[0]?.answer('<!doctype html>'));
      expect(page.shown()).toEqual(['Lovely: sending']);
      await act(() => app.network.last(LIST).answer({ comments: [saidBy(adding()[0])] }));
      expect(page.shown()).toEqual(['Lovely: sent']);
      expect(page.now().comments[0]?.comment?.id).toBe('3');
    });

    test('a comment whose answer was lost has failed if the server does not have it', async () => {
      const page = await open();
      page.say('Lovely');
      await act(() => adding()[0]?.lose());
      await act(() => app.network.last(LIST).answer({ comments: [] }));
      expect(page.shown()).toEqual(['Lovely: failed']);
    });

    test('a comment whose answer and look-up were lost is looked up again once the network is back', async () => {
      const page = await open();
      page.say('Lovely');
      await act(() => adding()[0]?.lose());
      await act(() => app.network.last(LIST).lose());
      expect(page.shown()).toEqual(['Lovely: failed']);
      act(() => void window.dispatchEvent(new Event('online')));
      await act(() => app.network.last(LIST).answer({ comments: [saidBy(adding()[0])] }));
      expect(page.shown()).toEqual(['Lovely: sent']);
      expect(adding()).toHaveLength(1);
    });

    async function openAndDelete() {
      const page = await open(commentOf('1', { userId: 'mina' }), commentOf('2'));
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const [first] = page.now().comments;
      let outcome: Promise<string> | undefined;
      act(() => {
        outcome = page.now().remove(first!);
      });
      act(() => void vi.advanceTimersByTime(UNDO_FOR_MS));
      vi.useRealTimers();
      await act(() => deleting()[0]?.lose());
      return { page, outcome };
    }

    test('a deleted comment whose answer was lost is gone if the server no longer has it', async () => {
      const { page, outcome } = await openAndDelete();
      const above = { comments: [commentOf('4')], previous: 'above' };
      await act(() => app.network.last(LIST).answer(above));
      expect(app.network.last(LIST).query.before).toBe('above');
      await act(() => app.network.last(LIST).answer({ comments: [commentOf('2')] }));
      await expect(outcome).resolves.toBe('removed');
      expect(page.shown()).toEqual(['comment 2: sent']);
    });

    test('a deleted comment whose answer was lost goes once the network is back, if the server no longer has it', async () => {
      const { page, outcome } = await openAndDelete();
      await act(() => app.network.last(LIST).lose());
      await expect(outcome).resolves.toBe('failed');
      expect(page.shown()).toEqual(['comment 1: sent', 'comment 2: sent']);
      act(() => void window.dispatchEvent(new Event('online')));
      await act(() => app.network.last(LIST).answer({ comments: [commentOf('2')] }));
      expect(page.shown()).toEqual(['comment 2: sent']);
    });
  });

  test('a deleted comment stays away after the session expires (P9)', async () => {
    const page = await open(commentOf('1', { userId: 'mina' }), commentOf('2'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void page.now().remove(page.now().comments[0]!));
    act(() => void vi.advanceTimersByTime(UNDO_FOR_MS));
    vi.useRealTimers();
    await act(() => deleting()[0]?.answer({ deleted: true }));
    act(() => app.services.session.refuse('token of mina'));
    expect(page.shown()).toEqual(['comment 2: sent']);
  });

  test('a guest’s comment is sent once and leaves the field, even if the page was reloaded during the sign-in (D85)', async () => {
    const [local, ofTab] = [sharedMap(), sharedMap()];
    const start = () => {
      app.services.session.dispose();
      app = heldApp({ localStorage: memoryStorage(local), sessionStorage: memoryStorage(ofTab) });
    };
    start();
    const page = await open();
    page.say('I want it');
    app.services.signInGate.proceed();
    page.unmount();
    start();
    app.signIn('jun');
    const back = await open();
    expect(back.shown()).toEqual(['I want it: sending']);
    expect(back.now().draft).toBe('');
  });

  const UNWELCOME = { error: 'Change it', code: 'comment_unwelcome' };

  test('a comment with refused words is back in the field, before what was typed since, until it is sent again (D88)', async () => {
    const page = await open();
    page.say('Bad words');
    act(() => page.now().setDraft('And more'));
    await act(() => adding().at(-1)?.answer(UNWELCOME, 400) ?? Promise.resolve());
    expect(page.shown()).toEqual([]);
    expect(page.now().draft).toBe('Bad words\nAnd more');
    expect(page.now().refusal?.code).toBe('comment_unwelcome');
    act(() => void page.now().send());
    expect(page.now().refusal).toBeUndefined();
    await act(() => adding().at(-1)?.answer({ commentId: '1' }) ?? Promise.resolve());
    expect([page.now().draft, page.now().refusal]).toEqual(['', undefined]);
  });

  test('a refusal after the post was closed is told, and shown when it is opened again (D88)', async () => {
    const page = await open();
    act(() => page.now().setDraft('Bad words'));
    let outcome: string | undefined;
    act(() => {
      void page
        .now()
        .send()
        .then((sent) => {
          outcome = sent;
        });
    });
    page.unmount();
    await act(() => adding().at(-1)?.answer(UNWELCOME, 400) ?? Promise.resolve());
    expect(outcome).toBe('failed');
    const back = await open();
    expect([back.shown(), back.now().draft, back.now().refusal?.code]).toEqual([
      [],
      'Bad words',
      'comment_unwelcome',
    ]);
  });

  test('a guest’s comment that is refused after the sign-in is back in the field (D88)', async () => {
    app.services.session.dispose();
    app = heldApp();
    const page = await open();
    page.say('Bad words');
    app.services.signInGate.proceed();
    act(() => app.signIn('jun'));
    await act(() => adding().at(-1)?.answer(UNWELCOME, 400) ?? Promise.resolve());
    expect([page.shown(), page.now().draft, page.now().refusal?.code]).toEqual([
      [],
      'Bad words',
      'comment_unwelcome',
    ]);
  });

  test('older comments are added above', async () => {
    const { result } = renderHook(() => useComments('p1'), app.rendering);
    await act(() => app.network.last(LIST).answer({ comments: [commentOf('2')], previous: 'place' }));
    expect(result.current.hasOlder).toBe(true);
    act(() => void result.current.loadOlder());
    expect(app.network.last(LIST).query).toMatchObject({ before: 'place' });
    await act(() => app.network.last(LIST).answer({ comments: [commentOf('1')] }));
    expect(result.current.comments.map(({ key }) => key)).toEqual(['1', '2']);
    expect(result.current.hasOlder).toBe(false);
  });
});
