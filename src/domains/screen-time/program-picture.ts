/** The kinds of programs, each by words in its name, with its icon on 32 by 32. The first match counts. */
const KINDS: readonly (readonly [words: RegExp, glyph: string])[] = [
  [/^$/, '<path d="M6 8h20M6 14h20M6 8v14h20V8"/>'],
  [/terminal|konsole|powershell|cmd|bash|tmux|alacritty|kitty/i, '<path d="m8 10 6 6-6 6M17 22h8"/>'],
  [
    /kicad|altium|eagle|easyeda|circuit/i,
    '<path d="M11 11h10v10H11zM14 7v4m4-4v4m-4 10v4m4-4v4M7 14h4m-4 4h4m10-4h4m-4 4h4"/>',
  ],
  [
    /slicer|cura|octoprint|bambu|mainsail|fluidd|klipper/i,
    '<path d="m16 7 9 4.5-9 4.5-9-4.5zM7 16l9 4.5 9-4.5M7 20.5l9 4.5 9-4.5"/>',
  ],
  [
    /freecad|fusion|solidworks|openscad|onshape|blender|autocad|tinkercad/i,
    '<path d="m16 7 8 4.5v9L16 25l-8-4.5v-9zM8 11.5l8 4.5 8-4.5M16 16v9"/>',
  ],
  [
    /code|codium|intellij|webstorm|pycharm|vim|emacs|sublime|notepad|zed|eclipse|arduino|editor/i,
    '<path d="m12 10-6 6 6 6m8-12 6 6-6 6M18 8l-4 16"/>',
  ],
  [/thunderbird|outlook|mail|gmail/i, '<path d="M6 9h20v14H6zM6 10l10 8 10-8"/>'],
  [/telegram|whatsapp|slack|discord|signal|mensagens|messenger/i, '<path d="M7 8h18v12H15l-5 5v-5H7z"/>'],
  [/meet|zoom|teams|jitsi|skype|obs/i, '<path d="M6 10h14v12H6zM20 14l6-3v10l-6-3"/>'],
  [
    /firefox|chrome|chromium|edge|safari|opera|brave|vivaldi|navegador/i,
    '<circle cx="16" cy="16" r="9"/><path d="M7 16h18M16 7c-7 6-7 12 0 18 7-6 7-12 0-18"/>',
  ],
  [/calc|excel|planilha|sheets/i, '<path d="M7 8h18v16H7zM7 13h18M7 18.5h18M13 8v16"/>'],
  [/word|writer|docs|evince|acrobat|pdf|okular|texto/i, '<path d="M9 6h10l5 5v15H9zM13 15h7m-7 5h7"/>'],
  [
    /gimp|inkscape|photoshop|illustrator|krita|figma|darktable/i,
    '<path d="M7 8h18v16H7zM7 21l6-6 5 5 3-3 4 4"/><circle cx="19.5" cy="12.5" r="1.5"/>',
  ],
  [
    /vlc|spotify|music|música|mpv|rhythmbox|youtube/i,
    '<path d="M12 22V9l12-2v13"/><circle cx="9.5" cy="22" r="2.5"/><circle cx="21.5" cy="20" r="2.5"/>',
  ],
  [/explorer|nautilus|finder|dolphin|arquivos|files/i, '<path d="M6 9h7l3 3h10v12H6z"/>'],
]

/** Background colours with enough contrast for white: those of the filaments. */
const FILLS = ['#1f4bd8', '#0b6b4f', '#6536cc', '#b3261e', '#a8186f', '#7a5a00', '#b04708']
const UNTITLED_FILL = '#5c656b'

/** A 32 by 32 picture of a program, as a `data:` address: the icon of its kind, else its initials. */
export function programPicture(name: string): string {
  const glyph = KINDS.find(([words]) => words.test(name))?.[1]
  const content = glyph
    ? `<g fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`
    : `<text x="16" y="21" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="600" fill="#fff">${initials(name)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="4" fill="${fillOf(name)}"/>${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The initials of the first two words, or the first two letters of a single one. Letters and digits only: the result goes into SVG unescaped. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['?']
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('').toLocaleUpperCase('pt-BR')
}

/** A colour derived from the name. */
function fillOf(name: string): string {
  if (name === '') return UNTITLED_FILL
  let sum = 0
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 1_000_003
  return FILLS[sum % FILLS.length]!
}
