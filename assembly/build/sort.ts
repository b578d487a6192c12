// sort: keys and order by key, bodies with equal keys in the order that they had.
// reads, writes: keys, order   writes: keysTo, orderTo, counts (8 x 256 u32)
// threads: sortPart, each its own part; then mergeParts of two sorted parts each, log2(threads) times. A stable order is the
//   only one there is, so that it is the same for any number of threads
// source: radix sort, least significant of 8 digits first (Blelloch 1990); merge path (Odeh+ 2012)   assumes: nothing

const DIGITS: u32 = 8;

export function sortPart(
  keys: usize,
  order: usize,
  keysTo: usize,
  orderTo: usize,
  from: u32,
  to: u32,
  counts: usize,
): void {
  memory.fill(counts, 0, 4 * 256 * DIGITS);
  for (let i = from; i < to; i++) {
    const key = load<u64>(keys + 8 * (<usize>i));
    for (let digit: u32 = 0; digit < DIGITS; digit++) {
      const count = counts + 4 * (256 * digit + (<u32>(key >> (8 * digit)) & 255));
      store<u32>(count, load<u32>(count) + 1);
    }
  }
  let keysFrom = keys;
  let orderFrom = order;
  let keysInto = keysTo;
  let orderInto = orderTo;
  for (let digit: u32 = 0; digit < DIGITS; digit++) {
    const starts = counts + 1024 * digit;
    if (!prefixSums(starts, from, to)) continue;
    for (let i = from; i < to; i++) {
      const key = load<u64>(keysFrom + 8 * (<usize>i));
      const start = starts + 4 * (<u32>(key >> (8 * digit)) & 255);
      const place = load<u32>(start);
      store<u32>(start, place + 1);
      store<u64>(keysInto + 8 * (<usize>place), key);
      store<u32>(orderInto + 4 * (<usize>place), load<u32>(orderFrom + 4 * (<usize>i)));
    }
    const otherKeys = keysFrom;
    const otherOrder = orderFrom;
    keysFrom = keysInto;
    orderFrom = orderInto;
    keysInto = otherKeys;
    orderInto = otherOrder;
  }
  if (keysFrom == keys) return;
  memory.copy(keys + 8 * (<usize>from), keysFrom + 8 * (<usize>from), 8 * (<usize>(to - from)));
  memory.copy(order + 4 * (<usize>from), orderFrom + 4 * (<usize>from), 4 * (<usize>(to - from)));
}

/** Counts become places where each digit begins; false where all keys have the same digit, and nothing is to be done. */
function prefixSums(counts: usize, from: u32, to: u32): bool {
  let before = from;
  for (let digit: usize = 0; digit < 256; digit++) {
    const count = load<u32>(counts + 4 * digit);
    if (count == to - from) return false;
    store<u32>(counts + 4 * digit, before);
    before += count;
  }
  return true;
}

/**
 * Merges the sorted runs [left, right) and [right, end); the places [from, to) of the result are written. Of equal keys
 * those of the left run come first.
 */
export function mergeParts(
  keys: usize,
  order: usize,
  keysTo: usize,
  orderTo: usize,
  left: u32,
  right: u32,
  end: u32,
  from: u32,
  to: u32,
): void {
  // How many of the left run are among the first `from - left` of the result: where the merge path is cut.
  const before = from - left;
  let low: u32 = before > end - right ? before - (end - right) : 0;
  let high = min(before, right - left);
  while (low < high) {
    const middle = (low + high) / 2;
    const leftKey = load<u64>(keys + 8 * (<usize>(left + middle)));
    const rightKey = load<u64>(keys + 8 * (<usize>(right + before - middle - 1)));
    if (leftKey <= rightKey) low = middle + 1;
    else high = middle;
  }
  let i = left + low;
  let j = right + before - low;
  for (let place = from; place < to; place++) {
    const takeLeft = i < right && (j >= end || load<u64>(keys + 8 * (<usize>i)) <= load<u64>(keys + 8 * (<usize>j)));
    const taken = takeLeft ? i++ : j++;
    store<u64>(keysTo + 8 * (<usize>place), load<u64>(keys + 8 * (<usize>taken)));
    store<u32>(orderTo + 4 * (<usize>place), load<u32>(order + 4 * (<usize>taken)));
  }
}
