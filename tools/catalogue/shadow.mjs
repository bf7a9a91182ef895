/** `reach` is how far above the floor, in heights of the garment, a part still darkens it. */
const SOFT = { reach: 0.3, depth: 0.115, blur: 0.032, strength: 0.36 };
const CONTACT = { reach: 0.018, depth: 0.03, blur: 0.008, strength: 0.5 };
const SOLID_ALPHA = 128;

/** How dark the floor is at each pixel of the picture, 0 to 1: a wide soft shadow and a narrow one where it touches. */
export function castShadow({ width, height, garment, foot, alpha }) {
  const gaps = gapsToFloor(garment, alpha);
  const soft = lay({ ...SOFT, gaps, width, height, garment, foot });
  const contact = lay({ ...CONTACT, gaps, width, height, garment, foot });
  return soft.map((darkness, index) => 1 - (1 - darkness) * (1 - contact[index]));
}

/** For each column of the garment, how far its lowest part hangs above the floor, in heights of the garment. */
function gapsToFloor({ width, height }, alpha) {
  return Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y -= 1) {
      if (alpha[y * width + x] >= SOLID_ALPHA) return (height - 1 - y) / height;
    }
    return Infinity;
  });
}

function lay({ reach, depth, blur, strength, gaps, width, height, garment, foot }) {
  const darkness = new Float32Array(width * height);
  const halfDepth = (depth * garment.width) / 2;
  const middle = foot - halfDepth * 0.35;
  gaps.forEach((gap, column) => {
    const share = strength * Math.exp(-gap / reach);
    const half = halfDepth * Math.sqrt(1 - (((column + 0.5) / garment.width) * 2 - 1) ** 2);
    for (let y = Math.ceil(middle - half); y <= Math.min(height - 1, middle + half); y += 1) {
      darkness[y * width + garment.left + column] = share;
    }
  });
  return blurred(darkness, width, height, blur * garment.width, {
    top: Math.max(0, Math.floor(middle - halfDepth * 4 - 40)),
    bottom: Math.min(height, Math.ceil(middle + halfDepth * 4 + 40)),
  });
}

function blurred(darkness, width, height, radius, { top, bottom }) {
  const weights = bell(radius);
  const reach = (weights.length - 1) / 2;
  const across = new Float32Array(darkness.length);
  const both = new Float32Array(darkness.length);
  for (let y = top; y < bottom; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let step = Math.max(-reach, -x); step <= Math.min(reach, width - 1 - x); step += 1) {
        sum += darkness[y * width + x + step] * weights[step + reach];
      }
      across[y * width + x] = sum;
    }
  }
  for (let y = top; y < bottom; y += 1) {
    for (let step = Math.max(-reach, -y); step <= Math.min(reach, height - 1 - y); step += 1) {
      for (let x = 0; x < width; x += 1) {
        both[y * width + x] += across[(y + step) * width + x] * weights[step + reach];
      }
    }
  }
  return both;
}

function bell(radius) {
  const reach = Math.ceil(radius * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * radius ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
