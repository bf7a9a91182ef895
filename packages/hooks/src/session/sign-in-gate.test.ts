import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memory-storage.ts';
import { createSession, type Session } from './session.ts';
import { createSignInGate, type SignInGate } from './sign-in-gate.ts';

const signedIn = { userId: 'mina', token: 'token-1', expiration: Date.now() + 3_600_000 };

describe('the sign-in gate', () => {
  let session: Session;
  let gate: SignInGate;
  let storage: ReturnType<typeof memoryStorage>;
  const carryOut = vi.fn();
  const open = () => {
    gate = createSignInGate(session, storage);
    gate.onCarryOut('like', carryOut);
  };

  beforeEach(() => {
    storage = memoryStorage();
    session = createSession({ storage: memoryStorage(), warn: () => undefined });
    open();
    carryOut.mockClear();
  });
  afterEach(() => {
    session.dispose();
    vi.unstubAllGlobals();
  });

  test('the gate carries out a guest’s action once, after the sign-in', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: { id: 'shoe' } });
    gate.proceed();
    expect(carryOut).not.toHaveBeenCalled();
    session.begin(signedIn);
    session.end();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledExactlyOnceWith({ id: 'shoe' });
  });

  test('the gate carries out the action even if the page was reloaded in between', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.proceed();
    open();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledWith('shoe');
  });

  test('the gate forgets the action when the guest declines', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.dismiss();
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('a corrupted stored action is ignored', () => {
    storage.set('blockedAction', '{"kind":');
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('the gate asks once when a session expires, and not again after an answer', () => {
    session.begin(signedIn);
    const told = vi.fn();
    gate.subscribe(told);
    session.refuse('token-1');
    session.refuse('token-1');
    expect(gate.getReason()).toEqual({ kind: 'expired' });
    gate.dismiss();
    expect(gate.getReason()).toBeUndefined();
    expect(told).toHaveBeenCalledTimes(2);
  });

  test('the question closes when the person signs in elsewhere', () => {
    gate.ask({ kind: 'feature' });
    session.begin(signedIn);
    expect(gate.getReason()).toBeUndefined();
  });

  test('the gate carries out all actions blocked by one question', () => {
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'shoe' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'hat' });
    session.begin(signedIn);
    expect(carryOut.mock.calls).toEqual([['shoe'], ['hat']]);
  });

  test('another question replaces the actions blocked by the one before', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.proceed();
    gate.ask({ kind: 'page', label: 'Cart' });
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('the gate carries out only actions of the person and of a guest', () => {
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of jun', by: 'jun' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of mina', by: 'mina' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of a guest' });
    session.begin(signedIn);
    expect(carryOut.mock.calls).toEqual([['of mina'], ['of a guest']]);
    session.begin({ ...signedIn, userId: 'jun', token: 'token-2' });
    expect(carryOut).toHaveBeenCalledTimes(2);
  });

  test('an action that waits for its area outlasts other questions', () => {
    const late = vi.fn();
    gate.ask({ kind: 'follow' }, { kind: 'follow', payload: 'jun' });
    gate.proceed();
    session.begin(signedIn);
    session.refuse('token-1');
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe', by: 'mina' });
    gate.dismiss();
    session.begin({ ...signedIn, token: 'token-2' });
    gate.onCarryOut('follow', late);
    expect(late).toHaveBeenCalledExactlyOnceWith('jun');
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('an action that throws breaks neither the sign-in nor the next action', () => {
    vi.stubGlobal('queueMicrotask', vi.fn());
    carryOut.mockImplementationOnce(() => {
      throw new Error('Nonsense.');
    });
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'nonsense' });
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    expect(() => session.begin(signedIn)).not.toThrow();
    expect(carryOut).toHaveBeenLastCalledWith('shoe');
  });

  test('a page that is left closes its question, and the blocked action is forgotten', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.leavePage();
    expect(gate.getReason()).toBeUndefined();
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('the question of an expired session stays open across pages, until it is answered', () => {
    session.begin(signedIn);
    session.refuse('token-1');
    gate.leavePage();
    expect(gate.getReason()).toEqual({ kind: 'expired' });
  });

  test('after an expired session, actions that end during the sign-in are carried out, too, without another question', () => {
    session.begin(signedIn);
    session.refuse('token-1');
    gate.proceed();
    expect(gate.getReason()).toBeUndefined();
    for (const payload of ['coat', 'shoe'])
      gate.ask({ kind: 'expired' }, { kind: 'like', payload, by: 'mina' }, true);
    expect(gate.getReason()).toBeUndefined();
    session.begin(signedIn);
    expect(carryOut.mock.calls).toEqual([['coat'], ['shoe']]);
  });

  test('another press during the sign-in asks again, also for the same kind', () => {
    gate.ask({ kind: 'page', label: 'Cart' });
    gate.proceed();
    gate.ask({ kind: 'page', label: 'Likes' });
    expect(gate.getReason()).toEqual({ kind: 'page', label: 'Likes' });
  });

  test('the sign-in that was left without an answer is declined, and later questions are shown', () => {
    session.begin(signedIn);
    session.refuse('token-1');
    gate.proceed();
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'coat', by: 'mina' }, true);
    gate.forget();
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'shoe', by: 'mina' });
    expect(gate.getReason()).toEqual({ kind: 'expired' });
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledExactlyOnceWith('shoe');
  });

  test('the gate forgets the action of a guest who leaves the sign-in, but not while a question is open', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.forget();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledTimes(1);
    session.end();

    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.proceed();
    gate.forget();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledTimes(1);
  });
});
