import type { LanguageRegistration } from 'shiki/core'

/**
 * G-code (ISO 6983, with the comments and parameters of Marlin and LinuxCNC), the commands of printers and mills, for
 * which Shiki has no grammar.
 */
export const gcode: LanguageRegistration = {
  name: 'gcode',
  scopeName: 'source.gcode',
  repository: {},
  patterns: [
    { name: 'comment.line.gcode', match: ';.*$' },
    { name: 'comment.block.gcode', match: '\\([^)]*\\)' },
    { name: 'keyword.control.gcode', match: '(?i)\\b[GMT]\\d+(\\.\\d+)?' },
    { name: 'comment.line-number.gcode', match: '(?i)^\\s*N\\d+' },
    {
      match: '(?i)\\b([A-Z])\\s*(-?(?:\\d+\\.?\\d*|\\.\\d+))',
      captures: { 1: { name: 'variable.parameter.gcode' }, 2: { name: 'constant.numeric.gcode' } },
    },
    { name: 'variable.other.gcode', match: '#(\\d+|<[^>]*>)' },
  ],
}
