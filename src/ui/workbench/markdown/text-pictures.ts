import { type RefObject, useRef, useState } from 'react'
import { notifyError } from '../toasts.tsx'
import { insertBlock } from './markdown-commands.ts'
import type { TextHelp } from './text-help.ts'
import { changeText, replaceText } from './typing.ts'

/** `![[name]]` or `![[name|alt]]` at the end; a size in place of `alt` is handled at save. */
const EMBED = /!\[\[([^[\]|\n]+)(?:\|(?!\d+(?:x\d+)?\]\])([^[\]|\n]*))?\]\]$/

/** Between two pictures that are inserted together. */
const GAP = '\n\n'

/** Uploads pictures into the text, each with a placeholder that becomes an image. */
export function useTextPictures(help: TextHelp, area: RefObject<HTMLTextAreaElement | null>) {
  /** How many are on their way. */
  const [sending, setSending] = useState(0)
  const count = useRef(0)
  /** Addresses of the pictures uploaded here, by file name. */
  const sent = useRef(new Map<string, string>())

  async function add(files: readonly File[]) {
    const field = area.current
    if (!field || files.length === 0) return
    const places = files.map((file) => ({ file, mark: `![Enviando ${plainName(file)} (${++count.current})…]()` }))
    const { value, selectionStart, selectionEnd } = field
    const block = places.map(({ mark }) => mark).join(GAP)
    const change = insertBlock({ text: value, start: selectionStart, end: selectionEnd }, block)
    changeText(field, change)
    setSending((count) => count + places.length)
    let staying = places.length
    // One after another, so that the first ones show early.
    for (const [index, { file, mark }] of places.entries()) {
      const { url, problem } = await help.sendPicture(file)
      setSending((count) => count - 1)
      if (url !== undefined) {
        replaceText(field, mark, `![](${url})`)
        sent.current.set(file.name, url)
        continue
      }
      staying--
      const [before, after] = change.text.split(block) as [string, string]
      // With the lines that were inserted around it.
      const inserted = staying === 0 ? before + mark + after : index < places.length - 1 ? mark + GAP : GAP + mark
      if (!replaceText(field, inserted, '')) replaceText(field, mark, '')
      if (problem) notifyError(`${file.name || 'Imagem colada'}: ${problem}`)
    }
  }

  /** Replaces a wiki embed that was just typed by the picture of that name, if it was uploaded here. */
  function resolveEmbed(field: HTMLTextAreaElement) {
    const caret = field.selectionStart
    const [embed, name = '', alt = ''] = EMBED.exec(field.value.slice(Math.max(0, caret - 300), caret)) ?? []
    const url = sent.current.get(name.trim())
    if (!embed || !url) return
    const text = `![${alt}](${url})`
    const from = caret - embed.length
    changeText(field, { from, to: caret, text, select: [from + text.length, from + text.length] })
  }

  return { add, resolveEmbed, isSending: sending > 0 }
}

/** The file's name without Markdown's special characters. */
const plainName = ({ name }: File) => name.replace(/[[\]()\\`*_<>!\n]/g, ' ').trim() || 'imagem'
