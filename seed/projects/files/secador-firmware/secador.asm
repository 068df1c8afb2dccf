; Secador de filamento. ATtiny85 a 1 MHz, como vem de fábrica.
; PB0 (pino 5) liga a resistência por 60 s e descansa 120 s, para sempre.
; O termostato de 55 °C, em série com a resistência, não depende deste programa.

        .device ATtiny85

inicio: ldi  r16, 0x5F      ; pilha no fim da RAM
        out  0x3D, r16
        ldi  r16, 0x02
        out  0x3E, r16
        ldi  r16, 0x01      ; PB0 é saída
        out  0x17, r16

ciclo:  sbi  0x18, 0        ; liga
        ldi  r20, 60
        rcall espera
        cbi  0x18, 0        ; desliga
        ldi  r20, 120
        rcall espera
        rjmp ciclo

; Espera r20 segundos: 6 x 19 x 174 voltas são um segundo a 1 MHz.
espera: ldi  r17, 6
        ldi  r18, 19
        ldi  r19, 174
volta:  dec  r19
        brne volta
        dec  r18
        brne volta
        dec  r17
        brne volta
        dec  r20
        brne espera
        ret
