import { readFileSync } from 'node:fs';
import { expect, signUp, test } from './journey.ts';

// Tests that videos rewritten by the server look as they were sent.

const recorded = (name: string) =>
  readFileSync(new URL(`../../apps/server/src/media/testing/${name}`, import.meta.url)).toString('base64');

/** `phone.mp4` is rotated and has sound and B-frames, like a phone's recordings. */
for (const name of ['recorded.mp4', 'phone.mp4', 'fragments.mp4'])
  test(`${name} is published with the frames, rotation and duration of the sent file`, async ({
    visitor,
    goTo,
  }) => {
    await goTo('/');
    await signUp(visitor);
    const { sent, served, isSame } = await visitor.evaluate(compare, recorded(name));
    expect(isSame).toBe(false);
    expect(sent.pictures.length).toBeGreaterThan(2);
    // `recorded.mp4` lasts half a second, so all its compared frames may be equal.
    if (name !== 'recorded.mp4') expect(new Set(sent.pictures).size).toBeGreaterThan(1);
    expect(served).toEqual(sent);
  });

async function compare(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const sentFile = new Blob([bytes], { type: 'video/mp4' });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${localStorage.getItem('authToken')}`,
  };
  const ask = async (path: string, data?: object) => {
    const answer = await fetch(
      path,
      data ? { method: 'POST', headers, body: JSON.stringify(data) } : { headers },
    );
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const upload = await ask('/api/post/get-upload-url', { fileType: 'video/mp4', fileSize: bytes.length });
  const put = await fetch(upload.uploadUrl, { method: 'PUT', headers: upload.headers, body: sentFile });
  if (!put.ok) throw new Error(`The upload was answered with ${put.status}.`);
  await ask('/api/post/create', { content: '', media: [{ key: upload.key }], links: [] });
  const { posts } = await ask(`/api/post/posts/${localStorage.getItem('userId')}`);
  const { signedUrl } = posts[0].media[0];
  const servedBytes = new Uint8Array(await (await fetch(signedUrl)).arrayBuffer());

  const until = (video: HTMLVideoElement, event: string, begin: () => void) =>
    new Promise<void>((done, failed) => {
      video.addEventListener(event, () => done(), { once: true });
      video.addEventListener('error', () => failed(new Error(video.error?.message)), { once: true });
      begin();
    });

  async function look(address: string) {
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
    document.body.append(video);
    await until(video, 'loadeddata', () => {
      video.src = address;
    });
    const { videoWidth: width, videoHeight: height, duration } = video;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('Nothing can be drawn here.');
    const pictures: string[] = [];
    for (const part of [0.1, 0.4, 0.7, 0.9]) {
      await until(video, 'seeked', () => {
        video.currentTime = part * duration;
      });
      // The frame is painted shortly after the seek completes.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      brush.drawImage(video, 0, 0);
      const seen = brush.getImageData(0, 0, width, height).data;
      const sums = new Uint32Array(await crypto.subtle.digest('SHA-256', seen));
      pictures.push(sums.join());
    }
    video.currentTime = 0;
    await until(video, 'ended', () => void video.play());
    video.remove();
    return { width, height, duration, pictures };
  }
  const isSame =
    servedBytes.length === bytes.length && servedBytes.every((byte, place) => byte === bytes[place]);
  return { sent: await look(URL.createObjectURL(sentFile)), served: await look(signedUrl), isSame };
}
