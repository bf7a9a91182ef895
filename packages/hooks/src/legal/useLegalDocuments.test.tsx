import { act, cleanup, renderHook } from '@testing-library/react';
import { builtInPrivacyPolicy, builtInTerms } from '@vitrine/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { usePrivacyPolicy, useTermsOfService } from './useLegalDocuments.ts';

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const own = { ...builtInTerms, userContent: 'Yours', isTemplate: false };

test('the terms are those of the server', async () => {
  const { result } = renderHook(() => useTermsOfService(), app.rendering);
  expect(result.current).toBeUndefined();
  await act(() => app.network.last('/terms-of-service').answer(own));
  expect(result.current).toEqual(own);
});

test.each([
  ['the call fails', {}, 500],
  ['the answer has no text', {}, 200],
])('if %s, the built-in terms and policy show (2 §2.13)', async (_, body, status) => {
  const terms = renderHook(() => useTermsOfService(), app.rendering);
  const policy = renderHook(() => usePrivacyPolicy(), app.rendering);
  await act(() => app.network.last('/terms-of-service').answer(body, status));
  await act(() => app.network.last('/privacy-policy').answer(body, status));
  expect(terms.result.current).toBe(builtInTerms);
  expect(policy.result.current).toBe(builtInPrivacyPolicy);
});
