import { ApiError, type Client, type Subscription, subscriptionCalls } from '@vitrine/api';

/** Reads a person's plan. Some servers have it at the older address only (D24). */
export async function readSubscription(api: Client, userId: string): Promise<Subscription> {
  const calls = api(subscriptionCalls);
  try {
    return (await calls.status({})).data;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    const { interval, ...status } = await calls.statusOld({ params: { userId } });
    return { ...status, planInterval: interval };
  }
}
