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
    const { width, height } = board.getBoundingClientRect();
    if (height < .6 * innerHeight && width < .6 * innerWidth) found.push('the board is small');
  }
  const within = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const boxOf = (each) => each.getBoundingClientRect(), screen = new DOMRect(0, 0, innerWidth, innerHeight);
  if (board && isShown(board)) {
    const size = (each) => parseFloat(getComputedStyle(each).fontSize) * boxOf(board).width / board.viewBox.baseVal.width;
    // pages are scaled, so that only a screen of their own size tells how large the letters are
    const least = location.pathname === '/player' || innerWidth === 1920 ? location.pathname === '/board' ? 14 : 12 : 0;
    const isSeen = (each) => isShown(each) && within(boxOf(each), boxOf(board.parentElement)) && within(boxOf(each), screen);
    const axes = [...board.querySelectorAll('text[fill=currentColor]')].filter((each) => !each.closest('[data-galley]'));
    const titles = [...board.querySelectorAll('.title')], grounds = [...board.querySelectorAll('[data-spot] > .ground')];
    const isOnTop = (each) => grounds.every((one) => one.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING || !meets(boxOf(one), boxOf(each)));
    const small = [...axes, ...titles].filter((each) => isShown(each) && size(each) < least - .05);
    if (small.length > 0) found.push(small.length + ' texts are small to read, such as ' + small[0].textContent + ', ' + size(small[0]).toFixed(1));
    for (const kind of axes.length > 0 && least > 0 ? [/^\d/, /^[a-z]/] : [])
      if (!axes.some((each) => kind.test(each.textContent) && isSeen(each) && isOnTop(each))) found.push('no coordinate like ' + kind + ' is seen');
    const { left, bottom } = boxOf(board.querySelector('[data-cell=a1] .ground, [data-spot=a1] .ground') || board), { clientWidth: across, scrollWidth: wide } = board.parentElement;
    for (const each of wide <= across + 1 && axes.length > 0 ? axes.filter(isShown) : [])
      if (/^\d/.test(each.textContent) ? boxOf(each).right > left + 1 : boxOf(each).top + .25 * boxOf(each).height < bottom - 1) found.push(each.textContent + ' lies on the squares');
    const last = [...board.querySelectorAll(document.querySelector('#ruling.advised') ? '.ghost > *' : '.acted, .wrong')].pop();
    if (last && !document.querySelector('#right:not([hidden])') && !isSeen(last)) found.push('the place of the last call is not seen');
    // the names of a map
    const pieces = [...board.querySelectorAll('svg > g[pointer-events]:not(.ghost) > :not(text)')];
    const frames = [...board.querySelectorAll('.ghost > rect')].map((each) => {
      const { x, y, width, height } = boxOf(each), line = each.getAttribute('stroke-width') * board.getScreenCTM().a;
      return new DOMRect(x - line / 2, y - line / 2, width + line, height + line);
    });
    for (const each of titles) {
      const words = boxOf(each), letters = new DOMRect(words.x, words.y + .25 * words.height, words.width, .5 * words.height);
      if (!isShown(each)) found.push(each.textContent + ' is not shown');
      if (!within(letters, boxOf(board.querySelector('.map')))) found.push(each.textContent + ' leaves the map');
      if (grounds.some((one) => meets(letters, boxOf(one)) && !within(letters, boxOf(one)))) found.push(each.textContent + ' lies on a frame');
      for (const other of [...pieces, ...titles, ...board.querySelectorAll('.acted')])
        if (other !== each && meets(letters, boxOf(other)) && !(other.matches('.acted') && within(letters, boxOf(other)))) found.push(each.textContent + ' lies on another thing');
      if (frames.some((one) => meets(letters, one))) found.push(each.textContent + ' lies on a frame of the hint');
      for (const code of each.parentElement.querySelectorAll('text:not(.title)')) found.push('a code beside a name: ' + code.textContent);
    }
    for (const ring of board.querySelectorAll('.ghost > circle, .ghost > rect[stroke-dasharray]')) {
      const matrix = ring.getScreenCTM().inverse();
      for (const each of board.querySelectorAll('svg > g[pointer-events]:not(.ghost) > text'))
        if ([.1, .5, .9].some((x) => [.3, .5, .7].some((y) => ring.isPointInStroke(new DOMPoint(boxOf(each).x + x * boxOf(each).width, boxOf(each).y + y * boxOf(each).height).matrixTransform(matrix)))))
          found.push('a ring strikes out ' + each.textContent);
    }
    for (const each of board.querySelectorAll('[data-galley]')) if (each.lastElementChild.textContent !== each.dataset.galley) found.push(each.dataset.galley + ' is struck out');
  }
  const sheet = document.querySelector('#right:not([hidden])'), chosen = document.querySelector('#board .chosen .ground');
  if (sheet) {
    const code = chosen?.parentElement.dataset.spot;
    if (board.querySelector('.title') && sheet.textContent.split(/[^\p{L}*]+/u).includes(code)) found.push('a code in the sheet: ' + code);
    if (chosen && (!within(boxOf(chosen), screen) || meets(boxOf(chosen), boxOf(sheet)))) found.push('the tapped place is not seen');
    if (![...sheet.querySelectorAll('button')].some((each) => each.textContent === words[language()].leave && within(boxOf(each), boxOf(sheet)) && within(boxOf(each), screen)))
      found.push('no way out of the sheet is seen');
    for (const each of sheet.querySelectorAll('.first')) if (!within(boxOf(each), boxOf(sheet))) found.push(each.textContent + ' is cut by the sheet');
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
    const hidden = { left: each.scrollLeft, top: each.scrollTop, right: each.scrollWidth - each.clientWidth - each.scrollLeft, bottom: each.scrollHeight - each.clientHeight - each.scrollTop };
    for (const edge of /auto|scroll/.test(style.overflow) ? Object.keys(hidden).filter((one) => hidden[one] > 1) : [])
      if (style.maskImage === 'none' || !(parseFloat(style.getPropertyValue('--' + edge)) > 0)) found.push(name + ' does not show that it scrolls to the ' + edge);
    const isNarrow = box.width < .9 * each.parentElement.clientWidth; // a button as wide as the page may have to break a word
    for (const node of each.tagName === 'BUTTON' && isNarrow ? [...each.childNodes].filter((one) => one.nodeType === 3) : [])
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(name + ' breaks a word: ' + word);
      }
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
