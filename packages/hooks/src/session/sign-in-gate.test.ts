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

  test('does once, after the sign-in, what a guest wanted to do', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: { id: 'shoe' } });
    gate.proceed();
    expect(carryOut).not.toHaveBeenCalled();
    session.begin(signedIn);
    session.end();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledExactlyOnceWith({ id: 'shoe' });
  });

  test('does it even if the page was loaded anew in between', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.proceed();
    open();
    session.begin(signedIn);
    expect(carryOut).toHaveBeenCalledWith('shoe');
  });

  test('forgets it when the guest says no', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.dismiss();
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('a corrupted note of it is as if it were not there', () => {
    storage.set('blockedAction', '{"kind":');
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('asks once when a session ends by itself, and not again once that is known', () => {
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

  test('closes by itself when the person signs in elsewhere', () => {
    gate.ask({ kind: 'feature' });
    session.begin(signedIn);
    expect(gate.getReason()).toBeUndefined();
  });

  test('does all that was blocked under one question', () => {
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'shoe' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'hat' });
    session.begin(signedIn);
    expect(carryOut.mock.calls).toEqual([['shoe'], ['hat']]);
  });

  test('another question replaces what was blocked under the one before', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.proceed();
    gate.ask({ kind: 'page', label: 'Cart' });
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('does for a person only what that person or a guest wanted', () => {
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of jun', by: 'jun' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of mina', by: 'mina' });
    gate.ask({ kind: 'expired' }, { kind: 'like', payload: 'of a guest' });
    session.begin(signedIn);
    expect(carryOut.mock.calls).toEqual([['of mina'], ['of a guest']]);
    session.begin({ ...signedIn, userId: 'jun', token: 'token-2' });
    expect(carryOut).toHaveBeenCalledTimes(2);
  });

  test('what waits only for its area outlasts other questions', () => {
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

  test('what fails to be carried out breaks neither the sign-in nor what comes after it', () => {
    vi.stubGlobal('queueMicrotask', vi.fn());
    carryOut.mockImplementationOnce(() => {
      throw new Error('Nonsense.');
    });
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'nonsense' });
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    expect(() => session.begin(signedIn)).not.toThrow();
    expect(carryOut).toHaveBeenLastCalledWith('shoe');
  });

  test('a page that goes away takes its question along, and what was blocked', () => {
    gate.ask({ kind: 'like' }, { kind: 'like', payload: 'shoe' });
    gate.leavePage();
    expect(gate.getReason()).toBeUndefined();
    session.begin(signedIn);
    expect(carryOut).not.toHaveBeenCalled();
  });

  test('that a session ended stays asked over pages, until it is answered', () => {
    session.begin(signedIn);
    session.refuse('token-1');
    gate.leavePage();
    expect(gate.getReason()).toEqual({ kind: 'expired' });
    expect(session.getState()).toMatchObject({ expired: { acknowledged: false } });
  });

  test('forgets what was blocked when the guest thinks better of the sign-in, but not under an open question', () => {
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
