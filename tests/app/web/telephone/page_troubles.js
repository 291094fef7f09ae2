// Lists the faults that a reader would notice, as texts. Contrast and target sizes follow WCAG 2.1
// AA.
(async () => {
  const found = [], { words, language } = await import('/page/words.js');
  const isShown = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible';
  const own = (each) => [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join(' ').trim();
  const colour = (text) => { const all = (text.match(/[\d.]+/g) || []).map(Number); return all.length === 3 ? [...all, 1] : all; };
  const light = ([r, g, b]) => [r, g, b].map((each) => each / 255).map((each) => each <= .03928 ? each / 12.92 : ((each + .055) / 1.055) ** 2.4)
    .reduce((sum, each, k) => sum + each * [.2126, .7152, .0722][k], 0);
  const behind = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const back = colour(getComputedStyle(at).backgroundColor);
      if (back[3] > .8) return back;
    }
    return null;
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  const board = document.querySelector('#board svg'), isUpright = innerHeight > innerWidth;
  if (board && isShown(board) && location.pathname === '/player' && isUpright) {
    const { width, top, bottom } = document.getElementById('board').getBoundingClientRect();
    if (width < innerWidth - 17 && Math.min(bottom, innerHeight) - top < innerHeight / 2 - 1) found.push('the board is small');
  }
  if (board && location.pathname === '/board' && !isUpright) {
    const { width, height } = board.getBoundingClientRect(), least = innerWidth === 1920 ? 14 : 0;
    if (height < .6 * innerHeight && width < .6 * innerWidth) found.push('the board is small');
    for (const each of board.querySelectorAll('.title')) {
      const size = parseFloat(each.getAttribute('font-size')) * width / board.viewBox.baseVal.width;
      if (size < least) found.push(each.textContent + ' is small to read, ' + size.toFixed(1));
    }
  }
  const ruling = document.getElementById('words'), mark = document.getElementById('mark')?.textContent;
  for (const each of ruling ? [...ruling.children].filter((one) => one.id !== 'notation') : []) {
    if (/\?$/.test(own(each)) && mark !== '?') found.push('a question under ' + mark + ': ' + own(each));
    if (/\d,-?\d+,-?\d/.test(own(each)) || each.id !== 'kind' && / · /.test(own(each))) found.push('notation: ' + own(each));
  }
  for (const each of document.querySelectorAll('body *')) {
    if (!isShown(each) || each.closest('svg') || each.id === 'silence' || each.tagName === 'OPTION') continue;
    const text = own(each), style = getComputedStyle(each), box = each.getBoundingClientRect();
    const name = each.id || each.className || each.tagName;
    if (each.scrollWidth > each.clientWidth + 1 && style.overflowX === 'hidden' && each.clientWidth > 0) found.push(name + ' is cut: ' + each.textContent);
    if (each.scrollHeight > each.clientHeight + 1 && style.overflowY === 'hidden' && each.clientHeight > 0) found.push(name + ' is cut below: ' + each.textContent);
    if (text && (box.left < -1 || box.right > innerWidth + 1)) found.push(name + ' reaches out: ' + text);
    const back = behind(each);
    if (text && back) {
      const one = light(colour(style.color)), other = light(back), size = parseFloat(style.fontSize);
      const contrast = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (contrast < (isLarge ? 3 : 4.5)) found.push(name + ' is pale, ' + contrast.toFixed(1) + ': ' + text);
    }
    if (['BUTTON', 'SELECT', 'INPUT', 'SUMMARY'].includes(each.tagName) && box.height < 44) found.push(name + ' is small for a thumb');
    const english = Object.entries(words.en).filter(([key, entry]) => typeof entry === 'string' && entry.length > 3 && entry !== words[language()][key]);
    if (language() !== 'en' && english.some(([, entry]) => text.replace(/^[▶★▲⏸] /, '') === entry)) found.push(name + ' is English: ' + text);
  }
  return found;
})()
