import { Hono } from 'hono';
import { allowBodyTime } from '../http/body-time.ts';
import type { AppEnv } from '../http/request.ts';
import { type UploadProblem, UploadRefused } from './upload-refused.ts';
import type { Uploads } from './uploads.service.ts';

/** The same statuses as S3, so that clients treat both alike. */
const STATUS: Record<UploadProblem, 400 | 403 | 404 | 408 | 409 | 412 | 413 | 429> = {
  address: 403,
  type: 403,
  expired: 403,
  unknown: 404,
  missing: 404,
  taken: 412,
  superseded: 409,
  size: 413,
  length: 400,
  content: 400,
  incomplete: 400,
  'too slow': 408,
  'too many': 429,
  'used up': 429,
};

/** Receives files without a session, as the signed address is the permission. */
export const uploadRoutes = (uploads: Uploads) =>
  new Hono<AppEnv>().put('/uploads/:key', async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await uploads.receive(c.req.param('key'), c.req.query(), {
        contentType: c.req.header('content-type') ?? '',
        length: lengthOf(c.req.header('content-length')),
        body: c.req.raw.body,
        onAllowed: (patience) => allowBodyTime(c.env?.incoming, patience),
      });
    } catch (error) {
      // The rest of the body is not read, so the connection cannot be used again.
      c.header('connection', 'close');
      if (!(error instanceof UploadRefused)) throw error;
      if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
      return c.json(
        { error: error.message, code: `upload_${error.problem.replace(' ', '_')}` },
        STATUS[error.problem],
      );
    }
    return c.body(null, 200);
  });

const lengthOf = (header: string | undefined) => (header === undefined ? undefined : Number(header));
