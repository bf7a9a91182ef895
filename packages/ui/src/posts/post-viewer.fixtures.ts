import type { PostMedium } from './MediaCarousel/post-medium.ts';
import type { PostViewerPost } from './PostViewer/post-viewer-props.ts';

/** Returns a picture of flat shapes as an SVG data URL; needs no network and keeps visual baselines small. */
const drawn = (id: string, ground: string, shape: string, width: number, height: number): PostMedium => ({
  id,
  kind: 'image',
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${ground}"/><circle cx="50%" cy="52%" r="${Math.min(width, height) * 0.27}" fill="${shape}"/></svg>`,
  )}`,
  width,
  height,
  placeholder: ground,
});

export const pictures: PostMedium[] = [
  { ...drawn('m1', '#DCE4E8', '#3C6E8F', 400, 500), alt: 'Boats in a harbour' },
  drawn('m2', '#E9E2D8', '#A78BC9', 600, 300),
  drawn('m3', '#EADDE1', '#C23CB4', 400, 400),
];

/** A nearly empty video of half a second, 64 × 48 px. */
export const video: PostMedium = {
  id: 'm4',
  kind: 'video',
  src: 'data:video/webm;base64,GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAARnEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCBFXsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRD5wpeTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh82ZC5n4qU6DgQFV7oEBhoVWX1ZQOeCdsIFAuoEwU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAA3XngQCgQLCh3YEAAACCSYNCUAPwAvYaOCQcGPwAACBAAGtD//tJ7cyS7Ky1FXydg3jAX7WjAxEfnZn/+tvTlDSFqH0Ae3w7MG8Xj2A+sv1E5BIv///iTf////40wAAAAJLYR22zAHWhzqbM7oEBpceCSYNCAAPwAvZSOCQcGXoAACBAAGxb/7YG21QAaZz6gGg/KYiY8++094G5U3/bA22qADTOfUA0H5TETHn32nvA3KP9m0QsgKDBoaOBAC8AhgBAkvKhXIAADHAAAHMPW4zgAA//CP///fnQzFpTAHWhlqaU7oEBpY+GAECSHPxbQAADcAAAVHD7gQCgs6GVgQBXAIYAQJKcnFagAANwAAB7McVAdaGWppTugQGlj4YAQJIc/FsgAANwAABUcPuBL6DCoaSBAIEAhgBAkvHBUIAADHAAAHMPW9cgAAf/4y////F8Rb+DxYB1oZamlO6BAaWPhgBAkhz8WiAAA3AAAFRw+4FXoLehmYEAqgCGAECSjGxToAADcAAAfyR+2sMzY0h1oZamlO6BAaWPhgBAkhz8WiAAA3AAAFRw+4GBoMOhpYEA0gCGAECS8WFHAAAMcAAAcw9b+TgAAH//X3///8uSGYtKYAB1oZamlO6BAaWPhgBAkhz8WiAAA3AAAFRw+4GqoLehmYEA+gCGAECSjFBRQAADcAAAfyR+2sMzY0h1oZamlO6BAaWPhgBAkhz8WiAAA3AAAFRw+4HSoMShpoEBIwCGAECS8RE9gAAMcAAAcw9b/QEAAD//8OP////KFDMWlMAAdaGWppTugQGlj4YAQJIc/FogAANwAABUcPuB+qC4oZmBAUsAhgBAkoxATuAAA3AAAH8kftrDM2NIdaGWppTugQGlj4YAQJIc/FogAANwAABUcPuCASOgxqGngQF4AIYAQJLw4TcAAAxwAABzD1v+f8AAH//8DP////5RkhmLSmAAdaGWppTugQGlj4YAQJIc/FogAANwAABUcPuCAUuguaGagQGgAIYAQJKMNE0AAANwAAB+EhcK8BJ6Q1x1oZamlO6BAaWPhgBAkhz8WiAAA3AAAFRw+4IBeKDHoaiBAc4AhgBAkvDBMQAADHAAAHMPW/80kAAH///i4f////1jNDMWlMAAdaGWppTugQGlj4YAQJIc/FogAANwAABUcPuCAaAcU7trjbuLs4EAt4b3gQHxgdQ=',
  poster: drawn('poster', '#121110', '#E0B252', 320, 180).src,
  width: 320,
  height: 180,
  placeholder: '#121110',
  alt: 'Waves',
};

export const harbourPost: PostViewerPost = {
  id: 'post1',
  username: 'mina.k',
  content:
    'Two days by the harbour, one coat, and the runners that took me everywhere. Links to all of it are below, and yes: it rained the whole time.',
  media: pictures,
  likeCount: 1284,
  commentCount: 12,
  saveCount: 30,
  linkCount: 2,
};
