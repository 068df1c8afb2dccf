/** A stretch of work: its start, and the active windows with their minutes. */
type Session = readonly [start: string, windows: readonly (readonly [minutes: number, title: string])[]]

const CODE = 'estufa-controle - Visual Studio Code'
const BOARD = 'sensor-umidade.kicad_pcb - KiCad PCB Editor'
const SCHEMATIC = 'sensor-umidade.kicad_sch - KiCad Schematic Editor'
const PART = 'tampa-sensor.FCStd - FreeCAD'
const SLICER = 'tampa-sensor.3mf - PrusaSlicer'
const TERMINAL = 'davi@bancada: ~/estufa-controle - Terminal'
const MAIL = 'Caixa de entrada (12) - Thunderbird'

/** The sample day. Between sessions no lines are written: what was in front stays so, as the print that runs at night. */
const DAY: readonly Session[] = [
  // Watching a print after midnight.
  [
    '00:07',
    [
      [17, SLICER],
      [9, 'Impressora 2: camada 212 de 340 - OctoPrint'],
      [6, ''],
      [14, 'Impressora 2: camada 240 de 340 - OctoPrint'],
    ],
  ],
  [
    '07:52',
    [
      [11, MAIL],
      [4, '(3) Três Camadas - Telegram'],
      [38, `main.c - ${CODE}`],
      [6, TERMINAL],
      [22, `mqtt.c - ${CODE}`],
      [9, '(3) ESP-IDF: MQTT over TLS - Mozilla Firefox'],
    ],
  ],
  [
    '09:34',
    [
      [41, `mqtt.c - ${CODE}`],
      [7, TERMINAL],
      [5, ''],
      [5, '(4) Três Camadas - Telegram'],
      [44, SCHEMATIC],
    ],
  ],
  [
    '11:22',
    [
      [8, 'SHT40 datasheet.pdf - Evince'],
      [57, BOARD],
    ],
  ],
  [
    '13:29',
    [
      [9, MAIL],
      [36, BOARD],
      [5, '(1) JLCPCB: capacidade de fabricação - Mozilla Firefox'],
      [43, PART],
      [8, ''],
    ],
  ],
  [
    '15:27',
    [
      [19, SLICER],
      [29, 'Reunião semanal - Jitsi Meet'],
      [47, `painel.tsx - ${CODE}`],
      [11, 'localhost:7455 - Mozilla Firefox'],
      [6, TERMINAL],
      [7, '(2) Três Camadas - Telegram'],
      [13, 'Orçamento estufa.ods - LibreOffice Calc'],
      [26, `painel.tsx - ${CODE}`],
    ],
  ],
  [
    '21:03',
    [
      [12, 'Impressora 2: camada 88 de 190 - OctoPrint'],
      [24, 'Como soldar QFN à mão - Mozilla Firefox'],
      [19, PART],
      [16, SLICER],
      [9, 'Playlist da bancada - VLC'],
      [10, ''],
      [8, 'Impressora 2: camada 131 de 190 - OctoPrint'],
    ],
  ],
]

/** Invalid lines by their time, as real logs have some. */
const BAD_LINES: Readonly<Record<string, string>> = {
  '09-15': '2026-13-40_99-00-00 | Relógio sem bateria',
  '14-30': '### xdotool: BadWindow (invalid Window parameter)',
}

/** The second of each minute at which the machine writes a line. */
const SECOND = '04'

/** '09-15', from the minute of the day. */
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join('-')

/** The log of the sample day, as a machine would write it. */
export function makeSampleLog(day: string): string {
  const lines: string[] = []
  let at = 0
  for (const [start, windows] of DAY) {
    const [hour, minute] = start.split(':').map(Number) as [number, number]
    at = hour * 60 + minute
    for (const [minutes, title] of windows)
      for (const end = at + minutes; at < end; at++) {
        const time = timeOf(at)
        const bad = BAD_LINES[time]
        if (bad) lines.push(bad)
        lines.push(`${day}_${time}-${SECOND} | ${title}`)
      }
  }
  // The machine falls asleep: no window is in front.
  lines.push(`${day}_${timeOf(at)}-${SECOND} | `)
  return `${lines.join('\n')}\n`
}
