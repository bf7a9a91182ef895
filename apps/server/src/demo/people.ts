export interface DemoPerson {
  username: string;
  name: string;
  email: string;
}

const person = (username: string, name: string): DemoPerson => ({
  username,
  name,
  email: `${username}@example.com`,
});

/** The first is the demo sign-in. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person('mina.k', 'Mina Kovač'),
  person('jun', 'Jun Hayashi'),
  person('lea.v', 'Léa Vasseur'),
  person('ana.r', 'Ana Ribeiro'),
  person('otis', 'Otis Bennett'),
  person('amara_o', 'Amara Okafor'),
  person('sofia.lindqvist', 'Sofia Lindqvist'),
  person('teo', 'Teo Marchetti'),
  person('noor.a', 'Noor Al-Amin'),
  person('priya.nair', 'Priya Nair'),
  person('kofi_m', 'Kofi Mensah'),
  person('wren', 'Wren Gallagher'),
  person('linh.t', 'Linh Trần'),
  person('dafna', 'Dafna Peretz'),
  person('emre.y', 'Emre Yıldız'),
  person('ines.delgado', 'Inés Delgado'),
  person('marek_w', 'Marek Wiśniewski'),
  person('hana.p', 'Hana Park'),
  person('tama', 'Tama Rangihuna'),
  person('zofia99', 'Zofia Baran'),
  person('luca.f', 'Luca Ferrante'),
  person('yara.s', 'Yara Saliba'),
  person('birgit', 'Birgit Aas'),
  person('desmond.cole', 'Desmond Cole'),
];
