// Caixa do sensor de nível. Medidas em milímetros, por dentro.
largura = 62;
fundo = 96;
altura = 44;
parede = 2.4;
folga = 0.3;

module caixa() {
  difference() {
    cube([largura + 2 * parede, fundo + 2 * parede, altura + parede]);
    translate([parede, parede, parede]) cube([largura, fundo, altura + 1]);
    // Cabo do sensor: prensa-cabo PG7, rosca de 12,5 mm.
    translate([largura / 2 + parede, -1, altura / 2]) rotate([-90, 0, 0]) cylinder(d = 12.7, h = parede + 2, $fn = 64);
    // Antena: conector SMA de 6,4 mm.
    translate([largura / 2 + parede, fundo + parede - 1, altura / 2]) rotate([-90, 0, 0]) cylinder(d = 6.6, h = parede + 2, $fn = 48);
  }
}

module tampa() {
  cube([largura + 2 * parede, fundo + 2 * parede, parede]);
  translate([parede + folga, parede + folga, parede])
    difference() {
      cube([largura - 2 * folga, fundo - 2 * folga, 5]);
      translate([2, 2, -1]) cube([largura - 2 * folga - 4, fundo - 2 * folga - 4, 7]);
    }
}

caixa();
translate([largura + 4 * parede + 8, 0, 0]) tampa();
