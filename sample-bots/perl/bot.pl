# The smallest bot in Perl, for all four games: each unit goes one way for five rounds, then turns.

use strict;
use warnings;
use JSON::PP;

# Canonical: fields in the same order in every run, so that matches can be repeated.
my $json = JSON::PP->new->utf8->canonical;

my %words = (
    'crematoria'   => [qw(Bottom Right Top Left)],
    'walking-dead' => [qw(Down Right Up Left)],
    'ork-island'   => [qw(S E N W)],
    'apocalypse'   => [qw(forward1 clockwise forward2 counterclockwise)],
);

sub orders {
    my ($state) = @_;
    my $words = $words{ $state->{game} } or return [];
    my ($who, $what) = $state->{helicopters} ? qw(helicopter do) : qw(unit dir);
    my @mine = grep { ($_->{clan} // $_->{player} // -1) == $state->{player} && ($_->{type} // '') ne 'dead' }
        @{ $state->{"${who}s"} };
    my $turns = int($state->{round} / 5);
    return [ map { { $who => $_->{id}, $what => $words->[ ($_->{id} + $turns) % 4 ] } } @mine ];
}

$| = 1;    # flush each answer
while (my $line = <STDIN>) {
    # Blank lines, and whatever else is not JSON, get no answer, nor does the end of the match.
    my $state = eval { $json->decode($line) };
    next if ref $state ne 'HASH' || $state->{over};
    print $json->encode({ round => $state->{round}, orders => orders($state) }), "\n" or last;
}
