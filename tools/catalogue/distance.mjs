const FAR = 1e12;

/** Returns for each covered pixel its distance to the nearest uncovered one, and the largest distance. */
export function distanceInside(mask, width, height) {
  const squared = new Float64Array(mask.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) squared[pixel] = mask[pixel] > 0.5 ? FAR : 0;
  const column = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = squared[y * width + x];
    const nearest = nearestSquared(column);
    for (let y = 0; y < height; y += 1) squared[y * width + x] = nearest[y];
  }
  let most = 0;
  const distance = new Float32Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    const row = nearestSquared(squared.subarray(y * width, (y + 1) * width));
    for (let x = 0; x < width; x += 1) {
      const far = Math.min(Math.sqrt(row[x]), width + height);
      distance[y * width + x] = far;
      most = Math.max(most, far);
    }
  }
  return { distance, most };
}

/**
 * Returns the squared distances along one line (Felzenszwalb and Huttenlocher: lower envelope of parabolas).
 */
function nearestSquared(line) {
  const size = line.length;
  const nearest = new Float64Array(size);
  const roots = new Int32Array(size);
  const bounds = new Float64Array(size + 1);
  let last = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  const meeting = (at, root) => (line[at] + at * at - line[root] - root * root) / (2 * (at - root));
  for (let at = 1; at < size; at += 1) {
    let bound = meeting(at, roots[last]);
    while (last > 0 && bound <= bounds[last]) {
      last -= 1;
      bound = meeting(at, roots[last]);
    }
    last += 1;
    roots[last] = at;
    bounds[last] = bound;
    bounds[last + 1] = FAR;
  }
  let root = 0;
  for (let at = 0; at < size; at += 1) {
    while (bounds[root + 1] < at) root += 1;
    nearest[at] = (at - roots[root]) ** 2 + line[roots[root]];
  }
  return nearest;
}
